#!/bin/sh
# Name the Python for .venv: of all builds of python3's version on this machine that can make one, the fastest.
# Builds differ by a quarter and more: one that was made without its optimizations is slow at all that is not compiled.
version=$(python3 -c 'import sys; print("python%d.%d" % sys.version_info[:2])') || { echo "Purrlor needs python3, 3.11 or newer." >&2; exit 1; }
speed='
import ensurepip, time, venv
def spell(words):
    return {word: b"%b:%d" % (word.encode(), i) for i, word in enumerate(words) if word not in ("", "dog")}
def once():
    start = time.perf_counter()
    for _ in range(200):
        spell(["cat", "kitten", "tiger", "", "dog"] * 20)
    return time.perf_counter() - start
print(int(1e6 * min(once() for _ in range(15))))'
for name in python3 $(echo "$PATH" | tr ':' '\n' | sed "s|\$|/$version|"); do
    micros=$("$name" -c "$speed" 2>/dev/null) && echo "$micros $name"
done | sort -n | head -1 | cut -d' ' -f2
