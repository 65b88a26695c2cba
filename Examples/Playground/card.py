#!/usr/bin/env python3
"""Draws the picture that is shown beside a link to the page, as PNG: card.py FILE

A list that is pulled down, and the gum in its gap, stretched by half, from the figures that the animator has for it.
"""
import math
import struct
import sys
import zlib

WIDTH, HEIGHT = 1200, 630
#: Lines of samples per line of pixels.
SAMPLES = 4
GAP, ROWS, LINES, GUM, ICON = (242, 242, 247), (255, 255, 255), (218, 220, 226), (124, 132, 146), (255, 255, 255)
#: The lower edge of the gap, the place of the gum's top, its scale, in pixels.
EDGE, TOP, SCALE = 452, 46, 7.2


def cubic(a, b, c, d, count=24):
    """The points of a curve, without its first one."""
    points = []
    for index in range(1, count + 1):
        t = index / count
        u = 1 - t
        points.append(tuple(u**3 * a[k] + 3 * u * u * t * b[k] + 3 * u * t * t * c[k] + t**3 * d[k] for k in (0, 1)))
    return points


def arc(x, y, radius, start, end, count=48):
    """The points of an arc, whose angles are in degrees."""
    angles = [math.radians(start + (end - start) * index / count) for index in range(count + 1)]
    return [(x + radius * math.cos(angle), y + radius * math.sin(angle)) for angle in angles]


def gum():
    """The outline of the gum, in points below its top."""
    head, tail, length = 12.062, 6.85, 56
    upper, lower = math.radians(25), math.radians(17.5)
    a, first, second, b = (10.932, 17.16), (7.82, 23.834), (5.137, 42.664), (6.533, 47.09)
    mirrored = lambda point: (-point[0], point[1])
    return [
        *arc(0, head, head, 180 - math.degrees(upper), 360 + math.degrees(upper)), *cubic(a, first, second, b),
        *arc(0, length - tail, tail, -math.degrees(lower), 180 + math.degrees(lower)),
        *cubic(mirrored(b), mirrored(second), mirrored(first), mirrored(a))]


def icon(radius=5.3, width=1.8):
    """The arrow in the head: an open ring, and its tip."""
    ring = [*arc(0, 12.062, radius + width / 2, -38, 270), *reversed(arc(0, 12.062, radius - width / 2, -38, 270))]
    y = 12.062 - radius
    return [ring, [(-0.6, y - 2.5), (-0.6, y + 2.5), (3.5, y)]]


def fill(picture, outline, color):
    """Fills an outline, by the share of each pixel that it covers."""
    edges = list(zip(outline, outline[1:] + outline[:1]))
    for line in range(max(0, int(min(y for _, y in outline))), min(HEIGHT, int(max(y for _, y in outline)) + 1)):
        cover = [0.0] * (WIDTH + 1)
        for sample in range(SAMPLES):
            y = line + (sample + 0.5) / SAMPLES
            crossings = sorted(
                x0 + (y - y0) * (x1 - x0) / (y1 - y0) for (x0, y0), (x1, y1) in edges if (y0 <= y) != (y1 <= y))
            for left, right in zip(crossings[::2], crossings[1::2]):
                for x in range(max(0, int(left)), min(WIDTH, int(right) + 1)):
                    cover[x] += max(0.0, min(right, x + 1) - max(left, x)) / SAMPLES
        for x, share in enumerate(cover):
            if share > 0:
                start = 3 * (line * WIDTH + x)
                for k in range(3):
                    picture[start + k] = round(picture[start + k] * (1 - share) + color[k] * share)


def box(left, top, right, bottom):
    return [(left, top), (right, top), (right, bottom), (left, bottom)]


def chunk(name, data):
    return struct.pack('>I', len(data)) + name + data + struct.pack('>I', zlib.crc32(name + data))


def main():
    picture = bytearray(bytes(GAP) * (WIDTH * EDGE) + bytes(ROWS) * (WIDTH * (HEIGHT - EDGE)))
    for top in (EDGE + 40, EDGE + 126):
        fill(picture, arc(150, top + 24, 30, 0, 360), LINES)
        fill(picture, box(210, top, 520, top + 20), LINES)
        fill(picture, box(210, top + 36, 860, top + 50), LINES)
    place = lambda points: [(WIDTH / 2 + SCALE * x, TOP + SCALE * 0.96 * y) for x, y in points]
    fill(picture, place(gum()), GUM)
    for part in icon():
        fill(picture, place(part), ICON)
    lines = b''.join(b'\0' + bytes(picture[3 * WIDTH * y:3 * WIDTH * (y + 1)]) for y in range(HEIGHT))
    with open(sys.argv[1], 'wb') as file:
        file.write(b'\x89PNG\r\n\x1a\n' + chunk(b'IHDR', struct.pack('>IIBBBBB', WIDTH, HEIGHT, 8, 2, 0, 0, 0)))
        file.write(chunk(b'IDAT', zlib.compress(lines, 9)) + chunk(b'IEND', b''))


if __name__ == '__main__':
    main()
