#!/bin/bash
# Opens the chat: double-click it on macOS, run it on Linux. What it is given goes to `demo.py --chat`; for example
# `start_chat.command --model qwen` or `start_chat.command --continue`. Keeps to bash 3.2, which macOS has.
set -u

# Where this file lies, also through links and from any folder.
self=${BASH_SOURCE[0]}
while [ -L "$self" ]; do
  link=$(readlink "$self")
  case $link in /*) self=$link ;; *) self=$(dirname "$self")/$link ;; esac
done
called_from=$PWD
cd "$(dirname "$self")" || exit 2

NEEDED='import sys; sys.exit(sys.version_info < (3, 11))'
FRAMEWORK=/Library/Frameworks/Python.framework/Versions

# A window that was opened by a double-click closes with its program: somebody has to have read why.
was_double_clicked() {
  [ -t 0 ] && [ -t 2 ] || return 1
  if [ "$(uname)" = Darwin ]; then
    case ${BASH_SOURCE[0]} in /*) [ "$called_from" = "$HOME" ] && return 0 ;; esac
  fi
  case $(basename "$(ps -o comm= -p "$PPID" 2>/dev/null | sed 's/^-//')") in
    sh | bash | zsh | fish | dash | ksh | tcsh | csh | make | tmux* | screen | sshd | env | nice | timeout | "") return 1 ;;
  esac
}

leave() {
  if [ "$1" -ne 0 ] && [ "$1" -ne 130 ] && was_double_clicked; then
    printf '\nIt ended with code %s. Press Return to close this window. ' "$1" >&2
    read -r _
  fi
  exit "$1"
}

fail() {
  echo "error: $1" >&2
  [ -z "${2:-}" ] || echo "hint: $2" >&2
  leave 2
}

# Asking for macOS's own python3 opens a dialog where the command line tools are missing.
is_dialog() {
  [ "$(uname)" = Darwin ] && [ "$1" = /usr/bin/python3 ] && ! xcode-select -p >/dev/null 2>&1
}

find_python() {
  local name path more=()
  # A double-click knows nothing of what a shell's start-up files add to PATH.
  [ "$(uname)" = Darwin ] && more=(/opt/homebrew/bin/python3 /usr/local/bin/python3 "$FRAMEWORK/Current/bin/python3")
  for name in ${PYTHON:+"$PYTHON"} python3 python3.14 python3.13 python3.12 python3.11 ${more[@]+"${more[@]}"}; do
    path=$(command -v "$name") || continue
    is_dialog "$path" && continue
    "$path" -c "$NEEDED" >/dev/null 2>&1 && { echo "$path"; return 0; }
  done
  return 1
}

# A folder that was moved or copied brings an environment that still points to where it was, or to a Python that is gone.
is_usable() {
  [ -x .venv/bin/python ] && .venv/bin/python -c "$NEEDED" 2>/dev/null &&
    .venv/bin/python -c 'import os, self_evolving_agent as a; os.chdir("src")
raise SystemExit(not os.path.samefile("self_evolving_agent", os.path.dirname(a.__file__)))' 2>/dev/null
}

# As the Makefile makes it: the same lock file, and the same marker for "made once per lock file".
make_environment() {
  if [ -e .venv/runtime ] && [ ! requirements.lock -nt .venv/runtime ] && is_usable; then return; fi
  local python found='' clear=''
  python=$(find_python) || {
    is_dialog "$(command -v python3)" || found=$(python3 --version 2>/dev/null)
    fail "Python 3.11 or later is needed; here is ${found:-no Python}" \
      "install it (https://www.python.org/downloads/), or name it: PYTHON=/path/to/python3.12 $0"
  }
  echo "Making the environment in $PWD/.venv (once; a minute or two) ..." >&2
  .venv/bin/python -c "$NEEDED" 2>/dev/null || clear=--clear
  "$python" -m venv $clear .venv ||
    fail "$python cannot make an environment" "on Debian and Ubuntu: sudo apt install python3-venv"
  .venv/bin/python -m pip install --quiet --disable-pip-version-check -r requirements.lock &&
    .venv/bin/python -m pip install --quiet --disable-pip-version-check --no-deps --editable . ||
    fail "the packages could not be installed" "they come from the network, this once; run it again when you are online"
  touch .venv/runtime
}

make_environment

# The terminal sends Ctrl-C to both; the chat decides what it means.
trap : INT
# Where somebody can choose, they choose, even where one model goes without saying.
pick=()
if [ -t 0 ] && [ -t 2 ]; then pick=(--pick); fi
.venv/bin/python demo.py --chat ${pick[@]+"${pick[@]}"} "$@"
leave $?
