#!/usr/bin/env python3
"""Prints a page with the address that it is published at: address.py FILE [ADDRESS]

Whoever shows a link looks for its picture at an absolute address. A page without an address has none of the lines that need one.
"""
import pathlib
import sys

MARK = '@ADDRESS@'


def main():
    text = pathlib.Path(sys.argv[1]).read_text()
    address = sys.argv[2].rstrip('/') if sys.argv[2:] else ''
    if address and not address.startswith('https://'):
        sys.exit(f'address: {address} does not begin with https://')
    for line in text.splitlines(keepends=True):
        if address or MARK not in line:
            print(line.replace(MARK, address), end='')


if __name__ == '__main__':
    main()
