    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
R    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
w    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
w    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
b    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
y    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
x    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
.    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
b    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
y    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
J    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
V    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
v    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
v    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
.    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
D    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
v    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
v    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
.    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
w    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
v    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
v    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
.    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
v    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
R    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
y    if unfit := _unfit(name, line):
        return unfit
R    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
j    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
v    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
v    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
.    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
C    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
k    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
T    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
S    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
v    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
v    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
.    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
P    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
v    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
v    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
.    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
S    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
k    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
v    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
v    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
.    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
.    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
v    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
v    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
.    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
.    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
x    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
x    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
w    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
v    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
v    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
.    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
.    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
x    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
v    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
v    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
v    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
.    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
.    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
x    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
k    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
v    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
v    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
.    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
.    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
v    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
v    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
v    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
.    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
.    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
v    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
v    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
.    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
.    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
M    if unfit := _unfit(name, line):
        return unfit
O    if unfit := _unfit(name, line):
        return unfit
S    if unfit := _unfit(name, line):
        return unfit
T    if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
T    if unfit := _unfit(name, line):
        return unfit
O    if unfit := _unfit(name, line):
        return unfit
L    if unfit := _unfit(name, line):
        return unfit
D    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
=    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
8    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
V    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
k    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
;    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
k    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
w    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
x    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
.    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
M    if unfit := _unfit(name, line):
        return unfit
O    if unfit := _unfit(name, line):
        return unfit
S    if unfit := _unfit(name, line):
        return unfit
T    if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
E    if unfit := _unfit(name, line):
        return unfit
X    if unfit := _unfit(name, line):
        return unfit
A    if unfit := _unfit(name, line):
        return unfit
M    if unfit := _unfit(name, line):
        return unfit
P    if unfit := _unfit(name, line):
        return unfit
L    if unfit := _unfit(name, line):
        return unfit
E    if unfit := _unfit(name, line):
        return unfit
S    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
=    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
1    if unfit := _unfit(name, line):
        return unfit
2    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
T    if unfit := _unfit(name, line):
        return unfit
E    if unfit := _unfit(name, line):
        return unfit
S    if unfit := _unfit(name, line):
        return unfit
T    if unfit := _unfit(name, line):
        return unfit
S    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
S    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
=    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
{    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
y    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
y    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
I    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
5    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
x    if unfit := _unfit(name, line):
        return unfit
I    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
8    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
{    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
y    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
x    if unfit := _unfit(name, line):
        return unfit
L    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
2    if unfit := _unfit(name, line):
        return unfit
0    if unfit := _unfit(name, line):
        return unfit
0    if unfit := _unfit(name, line):
        return unfit
}    if unfit := _unfit(name, line):
        return unfit
}    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
S    if unfit := _unfit(name, line):
        return unfit
P    if unfit := _unfit(name, line):
        return unfit
E    if unfit := _unfit(name, line):
        return unfit
C    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
S    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
=    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
{    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
y    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
b    if unfit := _unfit(name, line):
        return unfit
j    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
{    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
{    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
y    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
x    if unfit := _unfit(name, line):
        return unfit
L    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
4    if unfit := _unfit(name, line):
        return unfit
0    if unfit := _unfit(name, line):
        return unfit
0    if unfit := _unfit(name, line):
        return unfit
}    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
{    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
y    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
x    if unfit := _unfit(name, line):
        return unfit
L    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
3    if unfit := _unfit(name, line):
        return unfit
0    if unfit := _unfit(name, line):
        return unfit
0    if unfit := _unfit(name, line):
        return unfit
}    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
{    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
y    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
}    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
T    if unfit := _unfit(name, line):
        return unfit
E    if unfit := _unfit(name, line):
        return unfit
S    if unfit := _unfit(name, line):
        return unfit
T    if unfit := _unfit(name, line):
        return unfit
S    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
k    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
{    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
y    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
y    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
I    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
2    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
x    if unfit := _unfit(name, line):
        return unfit
I    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
3    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
{    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
y    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
x    if unfit := _unfit(name, line):
        return unfit
L    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
1    if unfit := _unfit(name, line):
        return unfit
2    if unfit := _unfit(name, line):
        return unfit
0    if unfit := _unfit(name, line):
        return unfit
}    if unfit := _unfit(name, line):
        return unfit
}    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
}    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
q    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
[    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
k    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
]    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
}    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
R    if unfit := _unfit(name, line):
        return unfit
U    if unfit := _unfit(name, line):
        return unfit
L    if unfit := _unfit(name, line):
        return unfit
E    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
S    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
=    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
{    if unfit := _unfit(name, line):
        return unfit
*    if unfit := _unfit(name, line):
        return unfit
*    if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
S    if unfit := _unfit(name, line):
        return unfit
P    if unfit := _unfit(name, line):
        return unfit
E    if unfit := _unfit(name, line):
        return unfit
C    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
q    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
[    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
k    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
]    if unfit := _unfit(name, line):
        return unfit
}    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
@    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
(    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
z    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
=    if unfit := _unfit(name, line):
        return unfit
T    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
)    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
D    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
A    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
w    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
w    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
k    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
w    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
.    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
A    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
b    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
B    if unfit := _unfit(name, line):
        return unfit
y    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
v    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
y    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
v    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
k    if unfit := _unfit(name, line):
        return unfit
;    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
N    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
w    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
k    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
.    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
T    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
S    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
[    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
J    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
V    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
]    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
|    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
N    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
y    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
k    if unfit := _unfit(name, line):
        return unfit
(    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
k    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
D    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
)    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
-    if unfit := _unfit(name, line):
        return unfit
>    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
D    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
|    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
N    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
H    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
v    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
w    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
v    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
v    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
y    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
k    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
k    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
.    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
R    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
T    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
N    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
w    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
y    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
v    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
w    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
x    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
.    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
v    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
=    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
v    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
(    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
k    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
{    if unfit := _unfit(name, line):
        return unfit
}    if unfit := _unfit(name, line):
        return unfit
)    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
=    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
v    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
(    if unfit := _unfit(name, line):
        return unfit
v    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
)    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
<    if unfit := _unfit(name, line):
        return unfit
=    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
M    if unfit := _unfit(name, line):
        return unfit
O    if unfit := _unfit(name, line):
        return unfit
S    if unfit := _unfit(name, line):
        return unfit
T    if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
T    if unfit := _unfit(name, line):
        return unfit
O    if unfit := _unfit(name, line):
        return unfit
L    if unfit := _unfit(name, line):
        return unfit
D    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
(    if unfit := _unfit(name, line):
        return unfit
)    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
w    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
(    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
.    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
(    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
k    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
.    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
.    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
k    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
)    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
S    if unfit := _unfit(name, line):
        return unfit
P    if unfit := _unfit(name, line):
        return unfit
E    if unfit := _unfit(name, line):
        return unfit
C    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
k    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
x    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
=    if unfit := _unfit(name, line):
        return unfit
T    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
)    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
y    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
(    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
D    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
)    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
-    if unfit := _unfit(name, line):
        return unfit
>    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
D    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
|    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
N    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
H    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
v    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
w    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
w    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
.    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
w    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
(    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
.    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
(    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
.    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
.    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
k    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
)    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
R    if unfit := _unfit(name, line):
        return unfit
U    if unfit := _unfit(name, line):
        return unfit
L    if unfit := _unfit(name, line):
        return unfit
E    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
x    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
=    if unfit := _unfit(name, line):
        return unfit
F    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
)    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
y    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
w    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
x    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
(    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
T    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
S    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
w    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
y    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
D    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
)    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
-    if unfit := _unfit(name, line):
        return unfit
>    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
T    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
S    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
A    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
k    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
x    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
;    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
w    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
.    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
S    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
=    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
{    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
y    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
b    if unfit := _unfit(name, line):
        return unfit
j    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
{    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
T    if unfit := _unfit(name, line):
        return unfit
E    if unfit := _unfit(name, line):
        return unfit
S    if unfit := _unfit(name, line):
        return unfit
T    if unfit := _unfit(name, line):
        return unfit
S    if unfit := _unfit(name, line):
        return unfit
}    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
q    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
[    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
]    if unfit := _unfit(name, line):
        return unfit
}    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
=    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
.    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
(    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
w    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
y    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
.    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
.    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
k    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
)    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
y    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
=    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
w    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
k    if unfit := _unfit(name, line):
        return unfit
(    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
.    if unfit := _unfit(name, line):
        return unfit
T    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
R    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
y    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
=    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
x    if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
k    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
=    if unfit := _unfit(name, line):
        return unfit
4    if unfit := _unfit(name, line):
        return unfit
0    if unfit := _unfit(name, line):
        return unfit
0    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
=    if unfit := _unfit(name, line):
        return unfit
0    if unfit := _unfit(name, line):
        return unfit
.    if unfit := _unfit(name, line):
        return unfit
7    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
=    if unfit := _unfit(name, line):
        return unfit
3    if unfit := _unfit(name, line):
        return unfit
)    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
=    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
[    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
y    if unfit := _unfit(name, line):
        return unfit
.    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
(    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit
=    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
x    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
(    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
)    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
C    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
k    if unfit := _unfit(name, line):
        return unfit
)    if unfit := _unfit(name, line):
        return unfit
]    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
y    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
[    if unfit := _unfit(name, line):
        return unfit
]    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
=    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
[    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
k    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
k    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
(    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
k    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
.    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
.    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
)    if unfit := _unfit(name, line):
        return unfit
]    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
.    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
y    if unfit := _unfit(name, line):
        return unfit
(    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
=    if unfit := _unfit(name, line):
        return unfit
{    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
x    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
v    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
(    if unfit := _unfit(name, line):
        return unfit
w    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
(    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
(    if unfit := _unfit(name, line):
        return unfit
(    if unfit := _unfit(name, line):
        return unfit
*    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
.    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
x    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
*    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
)    if unfit := _unfit(name, line):
        return unfit
)    if unfit := _unfit(name, line):
        return unfit
)    if unfit := _unfit(name, line):
        return unfit
)    if unfit := _unfit(name, line):
        return unfit
}    if unfit := _unfit(name, line):
        return unfit
)    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
y    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
(    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
P    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
S    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
x    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
D    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
*    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
x    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
b    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
)    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
-    if unfit := _unfit(name, line):
        return unfit
>    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
D    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
|    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
N    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
A    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
k    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
w    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
;    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
w    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
k    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
y    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
b    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
.    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
A    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
x    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
T    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
v    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
x    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
b    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
1    if unfit := _unfit(name, line):
        return unfit
9    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
%    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
x    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
b    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
k    if unfit := _unfit(name, line):
        return unfit
'    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
k    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
.    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
D    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
|    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
N    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
=    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
N    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
(    if unfit := _unfit(name, line):
        return unfit
2    if unfit := _unfit(name, line):
        return unfit
)    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
y    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
=    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
w    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
k    if unfit := _unfit(name, line):
        return unfit
(    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
.    if unfit := _unfit(name, line):
        return unfit
S    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
R    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
y    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
=    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
x    if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
k    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
=    if unfit := _unfit(name, line):
        return unfit
7    if unfit := _unfit(name, line):
        return unfit
0    if unfit := _unfit(name, line):
        return unfit
0    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
=    if unfit := _unfit(name, line):
        return unfit
0    if unfit := _unfit(name, line):
        return unfit
.    if unfit := _unfit(name, line):
        return unfit
2    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
+    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
0    if unfit := _unfit(name, line):
        return unfit
.    if unfit := _unfit(name, line):
        return unfit
4    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
*    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
=    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
)    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
y    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
N    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
b    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
k    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
=    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
(    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
y    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
x    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
)    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
=    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
(    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
)    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
(    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
x    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
)    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
x    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
(    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
D    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
)    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
(    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
D    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
)    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
=    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
.    if unfit := _unfit(name, line):
        return unfit
j    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
.    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
(    if unfit := _unfit(name, line):
        return unfit
[    if unfit := _unfit(name, line):
        return unfit
R    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
y    if unfit := _unfit(name, line):
        return unfit
R    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
j    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
(    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
=    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
.    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
=    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
=    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
[    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit
5    if unfit := _unfit(name, line):
        return unfit
0    if unfit := _unfit(name, line):
        return unfit
0    if unfit := _unfit(name, line):
        return unfit
]    if unfit := _unfit(name, line):
        return unfit
)    if unfit := _unfit(name, line):
        return unfit
]    if unfit := _unfit(name, line):
        return unfit
)    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
=    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
.    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
(    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
A    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
y    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
w    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
{    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
[    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit
3    if unfit := _unfit(name, line):
        return unfit
0    if unfit := _unfit(name, line):
        return unfit
0    if unfit := _unfit(name, line):
        return unfit
]    if unfit := _unfit(name, line):
        return unfit
}    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
)    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
(    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
D    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
x    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
)    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
-    if unfit := _unfit(name, line):
        return unfit
>    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
S    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
y    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
w    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
v    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
k    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
x    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
.    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
I    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
y    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
y    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
k    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
y    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
x    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
b    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
.    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
.    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
N    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
v    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
k    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
y    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
=    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
v    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
(    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
x    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
.    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
)    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
v    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
k    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
{    if unfit := _unfit(name, line):
        return unfit
'    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
'    if unfit := _unfit(name, line):
        return unfit
.    if unfit := _unfit(name, line):
        return unfit
j    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
(    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
[    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit
6    if unfit := _unfit(name, line):
        return unfit
]    if unfit := _unfit(name, line):
        return unfit
)    if unfit := _unfit(name, line):
        return unfit
}    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
(    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
y    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
.    if unfit := _unfit(name, line):
        return unfit
S    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
R    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
y    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
x    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
)    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
-    if unfit := _unfit(name, line):
        return unfit
>    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
D    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
|    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
R    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
w    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
w    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
.    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
A    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
k    if unfit := _unfit(name, line):
        return unfit
'    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
w    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
q    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
w    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
b    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
v    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
w    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
b    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
w    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
.    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
R    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
T    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
w    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
y    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
w    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
.    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
=    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
(    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
y    if unfit := _unfit(name, line):
        return unfit
.    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
)    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
N    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
{    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
y    if unfit := _unfit(name, line):
        return unfit
.    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
[    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit
1    if unfit := _unfit(name, line):
        return unfit
0    if unfit := _unfit(name, line):
        return unfit
0    if unfit := _unfit(name, line):
        return unfit
]    if unfit := _unfit(name, line):
        return unfit
}    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
=    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
.    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
.    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit
=    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
(    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
)    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
=    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
(    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
y    if unfit := _unfit(name, line):
        return unfit
.    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
x    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
)    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
=    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
(    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
x    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
)    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
=    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
[    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
k    if unfit := _unfit(name, line):
        return unfit
.    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
k    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
(    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
k    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
)    if unfit := _unfit(name, line):
        return unfit
]    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
{    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
}    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
k    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
w    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
k    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
{    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
[    if unfit := _unfit(name, line):
        return unfit
0    if unfit := _unfit(name, line):
        return unfit
]    if unfit := _unfit(name, line):
        return unfit
}    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
w    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
=    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
[    if unfit := _unfit(name, line):
        return unfit
]    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
y    if unfit := _unfit(name, line):
        return unfit
.    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
=    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
x    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
(    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
)    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
(    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
)    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
=    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
(    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
)    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
=    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
{    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
}    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
{    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
[    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit
1    if unfit := _unfit(name, line):
        return unfit
0    if unfit := _unfit(name, line):
        return unfit
0    if unfit := _unfit(name, line):
        return unfit
]    if unfit := _unfit(name, line):
        return unfit
}    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
q    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
(    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
y    if unfit := _unfit(name, line):
        return unfit
.    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
x    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
)    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
w    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
.    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
(    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
)    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
x    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
=    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
v    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
(    if unfit := _unfit(name, line):
        return unfit
w    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
(    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
(    if unfit := _unfit(name, line):
        return unfit
(    if unfit := _unfit(name, line):
        return unfit
*    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
*    if unfit := _unfit(name, line):
        return unfit
w    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
)    if unfit := _unfit(name, line):
        return unfit
)    if unfit := _unfit(name, line):
        return unfit
)    if unfit := _unfit(name, line):
        return unfit
)    if unfit := _unfit(name, line):
        return unfit
[    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit
M    if unfit := _unfit(name, line):
        return unfit
O    if unfit := _unfit(name, line):
        return unfit
S    if unfit := _unfit(name, line):
        return unfit
T    if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
E    if unfit := _unfit(name, line):
        return unfit
X    if unfit := _unfit(name, line):
        return unfit
A    if unfit := _unfit(name, line):
        return unfit
M    if unfit := _unfit(name, line):
        return unfit
P    if unfit := _unfit(name, line):
        return unfit
L    if unfit := _unfit(name, line):
        return unfit
E    if unfit := _unfit(name, line):
        return unfit
S    if unfit := _unfit(name, line):
        return unfit
]    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
(    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
x    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
)    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
w    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
w    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
.    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
{    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
}    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
=    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
T    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
S    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
(    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
=    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
=    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
=    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
.    if unfit := _unfit(name, line):
        return unfit
j    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
(    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
y    if unfit := _unfit(name, line):
        return unfit
.    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
.    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
(    if unfit := _unfit(name, line):
        return unfit
)    if unfit := _unfit(name, line):
        return unfit
)    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
x    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
=    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
x    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
k    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
=    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
(    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
.    if unfit := _unfit(name, line):
        return unfit
j    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
(    if unfit := _unfit(name, line):
        return unfit
w    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
y    if unfit := _unfit(name, line):
        return unfit
.    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
(    if unfit := _unfit(name, line):
        return unfit
)    if unfit := _unfit(name, line):
        return unfit
)    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
w    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
y    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
y    if unfit := _unfit(name, line):
        return unfit
.    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
k    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
w    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
y    if unfit := _unfit(name, line):
        return unfit
.    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
(    if unfit := _unfit(name, line):
        return unfit
)    if unfit := _unfit(name, line):
        return unfit
)    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
)    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
D    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
(    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
)    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
(    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
)    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
-    if unfit := _unfit(name, line):
        return unfit
>    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
(    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
)    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
{    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
}    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
k    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
;    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
v    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
k    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
v    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
b    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit
=    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
(    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
)    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
{    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
}    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
k    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
b    if unfit := _unfit(name, line):
        return unfit
y    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
w    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
y    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
b    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
y    if unfit := _unfit(name, line):
        return unfit
;    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
{    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
}    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
{    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
}    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
;    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
.    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
w    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
(    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
-    if unfit := _unfit(name, line):
        return unfit
>    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
N    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
)    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
(    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
x    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
)    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
-    if unfit := _unfit(name, line):
        return unfit
>    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
[    if unfit := _unfit(name, line):
        return unfit
C    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
k    if unfit := _unfit(name, line):
        return unfit
]    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
G    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
v    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
x    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
x    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
y    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
b    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
.    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
=    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
[    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
k    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
k    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
k    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
(    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
x    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
)    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
k    if unfit := _unfit(name, line):
        return unfit
.    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
N    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
]    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
=    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
{    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
k    if unfit := _unfit(name, line):
        return unfit
.    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
.    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
k    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
k    if unfit := _unfit(name, line):
        return unfit
.    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
}    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
-    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
(    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
(    if unfit := _unfit(name, line):
        return unfit
b    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
)    if unfit := _unfit(name, line):
        return unfit
)    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
(    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
)    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
!    if unfit := _unfit(name, line):
        return unfit
=    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
1    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
[    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
k    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
k    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
k    if unfit := _unfit(name, line):
        return unfit
.    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
k    if unfit := _unfit(name, line):
        return unfit
.    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
.    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
=    if unfit := _unfit(name, line):
        return unfit
=    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
]    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
[    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
(    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
k    if unfit := _unfit(name, line):
        return unfit
)    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
k    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
k    if unfit := _unfit(name, line):
        return unfit
.    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
k    if unfit := _unfit(name, line):
        return unfit
.    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
.    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
]    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
q    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
(    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
k    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
C    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
k    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
[    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
J    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
V    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
]    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
|    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
N    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
w    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
x    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
)    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
-    if unfit := _unfit(name, line):
        return unfit
>    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
b    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
T    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
w    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
x    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
k    if unfit := _unfit(name, line):
        return unfit
'    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
w    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
w    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
v    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
q    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
;    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
w    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
b    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
y    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
w    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
b    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
.    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
w    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
=    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
(    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
k    if unfit := _unfit(name, line):
        return unfit
.    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
)    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
k    if unfit := _unfit(name, line):
        return unfit
.    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
N    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
w    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
N    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
N    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
w    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
N    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
N    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
b    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
(    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
w    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
)    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
=    if unfit := _unfit(name, line):
        return unfit
=    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
b    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
(    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
)    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
b    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
(    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
w    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
.    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
(    if unfit := _unfit(name, line):
        return unfit
)    if unfit := _unfit(name, line):
        return unfit
)    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
(    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
(    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
w    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
.    if unfit := _unfit(name, line):
        return unfit
v    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
(    if unfit := _unfit(name, line):
        return unfit
)    if unfit := _unfit(name, line):
        return unfit
)    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
x    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
)    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
b    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
(    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
[    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
J    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
V    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
]    if unfit := _unfit(name, line):
        return unfit
)    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
-    if unfit := _unfit(name, line):
        return unfit
>    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
[    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
]    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
{    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
.    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
b    if unfit := _unfit(name, line):
        return unfit
(    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
[    if unfit := _unfit(name, line):
        return unfit
'    if unfit := _unfit(name, line):
        return unfit
\    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
]    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
w    if unfit := _unfit(name, line):
        return unfit
(    if unfit := _unfit(name, line):
        return unfit
v    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
)    if unfit := _unfit(name, line):
        return unfit
)    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
v    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
.    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
(    if unfit := _unfit(name, line):
        return unfit
)    if unfit := _unfit(name, line):
        return unfit
}    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
(    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
x    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
)    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
-    if unfit := _unfit(name, line):
        return unfit
>    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
[    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
J    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
V    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
]    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
|    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
N    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
R    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
w    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
k    if unfit := _unfit(name, line):
        return unfit
;    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
w    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
v    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
k    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
h    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
.    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
=    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
.    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
b    if unfit := _unfit(name, line):
        return unfit
(    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
^    if unfit := _unfit(name, line):
        return unfit
\    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
*    if unfit := _unfit(name, line):
        return unfit
(    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
|    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
)    if unfit := _unfit(name, line):
        return unfit
\    if unfit := _unfit(name, line):
        return unfit
b    if unfit := _unfit(name, line):
        return unfit
\    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
*    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
)    if unfit := _unfit(name, line):
        return unfit
.    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
p    if unfit := _unfit(name, line):
        return unfit
(    if unfit := _unfit(name, line):
        return unfit
)    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
=    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
(    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
{    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
}    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
=    if unfit := _unfit(name, line):
        return unfit
=    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
0    if unfit := _unfit(name, line):
        return unfit
"    if unfit := _unfit(name, line):
        return unfit
)    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
(    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
)    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
.    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
N    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
.    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
.    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
!    if unfit := _unfit(name, line):
        return unfit
=    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
N    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
=    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
(    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
.    if unfit := _unfit(name, line):
        return unfit
c    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
)    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
N    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
(    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
d    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
_    if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
(    if unfit := _unfit(name, line):
        return unfit
v    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
,    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
x    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
)    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
f    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
v    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
i    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
.    if unfit := _unfit(name, line):
        return unfit
v    if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
l    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit
(    if unfit := _unfit(name, line):
        return unfit
)    if unfit := _unfit(name, line):
        return unfit
)    if unfit := _unfit(name, line):
        return unfit
:    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
N    if unfit := _unfit(name, line):
        return unfit
o    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
     if unfit := _unfit(name, line):
        return unfit
a    if unfit := _unfit(name, line):
        return unfit
r    if unfit := _unfit(name, line):
        return unfit
g    if unfit := _unfit(name, line):
        return unfit
u    if unfit := _unfit(name, line):
        return unfit
m    if unfit := _unfit(name, line):
        return unfit
e    if unfit := _unfit(name, line):
        return unfit
n    if unfit := _unfit(name, line):
        return unfit
t    if unfit := _unfit(name, line):
        return unfit
s    if unfit := _unfit(name, line):
        return unfit

    if unfit := _unfit(name, line):
        return unfit
