"""What the test sketches show: each function draws one subject on paper of 1000 by 750 units."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from .hand import Hand


def cell(hand: Hand) -> None:
    hand.loop(
        (140, 370),
        (200, 190),
        (400, 110),
        (640, 130),
        (820, 240),
        (850, 430),
        (740, 590),
        (520, 650),
        (290, 610),
    )
    hand.ellipse(430, 340, 115, 105, pen="second")
    hand.ellipse(450, 355, 38, 34, pen="second")
    for x, y, turn in ((690, 300, 35), (660, 500, -20), (300, 540, 15)):
        hand.ellipse(x, y, 62, 30, turn, pen="third")
        c, s = np.cos(np.radians(turn)), np.sin(np.radians(turn))
        fold = [(-44, 0), (-30, -14), (-16, 12), (-2, -14), (14, 12), (28, -12), (42, 4)]
        hand.curve(*[(x + c * u - s * v, y + s * u + c * v) for u, v in fold], pen="third")
    for x, y in ((560, 210), (590, 240), (610, 205), (240, 300), (225, 340), (480, 560), (510, 585)):
        hand.dot(x, y)
    hand.line(830, 180, 730, 215)
    hand.write("cell", 845, 180)


def flower(hand: Hand) -> None:
    for k in range(6):
        angle = np.radians(60 * k - 90)
        c, s = np.cos(angle), np.sin(angle)
        petal = [(52, -16), (110, -52), (175, -46), (205, 0), (175, 46), (110, 52), (52, 16)]
        hand.curve(*[(500 + c * u - s * v, 290 + s * u + c * v) for u, v in petal], pen="second")
        hand.curve(
            *[(500 + c * u - s * v, 290 + s * u + c * v) for u, v in ((70, 0), (110, 5), (150, 0))],
            pen="second",
        )
    hand.ellipse(500, 290, 55, 53, pen="third")
    for k in range(7):
        hand.dot(500 + 30 * np.cos(k * 0.9), 290 + 30 * np.sin(k * 0.9), pen="third")
    hand.curve((497, 500), (490, 580), (505, 660), (498, 735), pen="main")
    hand.curve((512, 500), (505, 580), (520, 660), (514, 735), pen="main")
    hand.curve((508, 640), (580, 560), (700, 560), (760, 600), (660, 660), (570, 665), (508, 645), pen="main")
    hand.curve((520, 645), (610, 612), (750, 600), pen="main")
    hand.write("petal", 760, 200)
    hand.line(750, 195, 680, 215)


def leaf(hand: Hand) -> None:
    upper = [(130, 390), (250, 250), (440, 170), (640, 210), (790, 300), (880, 395)]
    lower = [(880, 395), (770, 500), (600, 570), (420, 560), (250, 490), (130, 390)]
    hand.curve(*upper)
    hand.curve(*lower)
    hand.curve((40, 410), (130, 390), (400, 380), (650, 385), (880, 395))
    for x, dx, up in ((260, 90, 250), (370, 100, 196), (480, 105, 186), (590, 100, 215), (700, 80, 262)):
        hand.curve((x, 386), (x + dx * 0.5, (386 + up) / 2 + 10), (x + dx, up + 22))
        hand.curve(
            (x + 20, 386),
            (x + 20 + dx * 0.5, 386 + (386 - up) * 0.42),
            (x + 20 + dx, 386 + (386 - up) * 0.72),
        )
    hand.write("vein", 610, 110)
    hand.line(640, 125, 610, 230)


def heart(hand: Hand) -> None:
    hand.loop(
        (330, 330),
        (300, 430),
        (350, 560),
        (470, 680),
        (600, 600),
        (690, 470),
        (690, 340),
        (600, 270),
        (500, 290),
        (410, 270),
    )
    hand.curve((430, 275), (420, 190), (450, 110), (540, 80), (620, 120), (630, 200))
    hand.curve((500, 285), (500, 200), (530, 160), (570, 180), (570, 265))
    hand.curve((345, 300), (335, 200), (340, 110))
    hand.curve((400, 272), (390, 200), (395, 110))
    hand.curve((560, 250), (640, 215), (730, 190))
    hand.curve((600, 272), (660, 255), (740, 240))
    hand.curve((505, 330), (515, 430), (500, 540), (478, 640))
    hand.curve((345, 420), (420, 440), (500, 430))
    hand.curve((515, 430), (600, 440), (690, 420))


def neuron(hand: Hand) -> None:
    hand.loop(
        (250, 300),
        (180, 240),
        (120, 180),
        (205, 228),
        (262, 245),
        (270, 150),
        (300, 70),
        (305, 160),
        (320, 245),
        (390, 220),
        (450, 150),
        (410, 240),
        (380, 300),
        (400, 350),
        (360, 390),
        (330, 480),
        (290, 560),
        (300, 460),
        (290, 390),
        (200, 400),
        (100, 440),
        (190, 370),
    )
    hand.ellipse(310, 318, 34, 32)
    hand.curve((396, 335), (480, 380), (560, 400), (640, 420), (740, 440), (830, 420))
    for x, y, turn in ((485, 385, 20), (580, 408, 12), (680, 432, 12)):
        hand.ellipse(x, y + 1, 40, 17, turn)
    for end in ((900, 350), (920, 420), (900, 490)):
        hand.curve((828, 421), (865, (421 + end[1]) / 2), end)
        hand.ellipse(end[0] + 9, end[1], 9, 9, shaky=0.3)


def beetle(hand: Hand) -> None:
    hand.loop((500, 300), (410, 320), (370, 430), (390, 570), (500, 680), (610, 570), (630, 430), (590, 320))
    hand.line(500, 300, 500, 678)
    hand.curve((420, 300), (425, 240), (500, 215), (575, 240), (580, 300), (500, 312), (420, 300))
    hand.curve((450, 224), (455, 175), (500, 155), (545, 175), (550, 224))
    for side in (-1, 1):
        hand.fill(500 + side * 62, 252, 14, 11)
        hand.curve((500 + side * 30, 160), (500 + side * 70, 100), (500 + side * 130, 70))
        hand.curve((500 + side * 80, 280), (500 + side * 170, 220), (500 + side * 230, 250))
        hand.curve((500 + side * 125, 400), (500 + side * 230, 390), (500 + side * 280, 440))
        hand.curve((500 + side * 115, 530), (500 + side * 220, 580), (500 + side * 260, 670))
        for y in (400, 470, 540):
            hand.ellipse(500 + side * 62, y, 15, 13, shaky=0.5)


def apparatus(hand: Hand) -> None:
    hand.path((290, 160), (290, 330), (170, 600), (180, 630), (500, 630), (512, 600), (385, 330), (385, 160))
    hand.line(275, 158, 400, 158)
    hand.curve((222, 490), (300, 484), (380, 494), (455, 488))
    hand.path((360, 150), (360, 90), (700, 90), (700, 330))
    hand.path((325, 150), (325, 62), (728, 62), (728, 330))
    hand.path((620, 300), (620, 630), (820, 630), (820, 300))
    hand.curve((622, 470), (690, 462), (760, 474), (818, 466))
    for x, y, r in ((300, 560, 12), (350, 540, 9), (400, 580, 14), (330, 600, 7)):
        hand.ellipse(x, y, r, r, shaky=0.4)
    hand.curve((300, 700), (315, 670), (335, 650), (350, 672), (365, 700))


def cycle(hand: Hand) -> None:
    for k in range(4):
        angle = np.radians(90 * k - 90)
        x, y = 500 + 270 * np.cos(angle), 375 + 240 * np.sin(angle)
        hand.ellipse(x, y, 84, 70, pen=("main", "second", "third", "main")[k])
        start, end = angle + 0.42, angle + np.pi / 2 - 0.5
        hand.arrow(*[(500 + 285 * np.cos(a), 375 + 250 * np.sin(a)) for a in np.linspace(start, end, 5)])
    hand.ellipse(500, 135, 26, 36)
    hand.curve((720, 375), (745, 355), (770, 390), (795, 365), (820, 380), pen="second")
    hand.curve((460, 590), (480, 630), (500, 650), (530, 620), (545, 590), pen="third")
    hand.path((195, 375), (230, 345), (270, 400), (265, 360))


def graph(hand: Hand) -> None:
    hand.arrow((150, 650), (150, 90))
    hand.arrow((150, 650), (880, 650))
    hand.curve(
        (155, 640), (260, 620), (370, 540), (450, 370), (540, 240), (680, 200), (840, 190), pen="second"
    )
    hand.curve((155, 600), (300, 590), (480, 560), (640, 450), (830, 400), pen="third")
    for k in range(5):
        hand.line(270 + 130 * k, 640, 270 + 130 * k, 660, shaky=0.3)
        hand.line(140, 550 - 100 * k, 160, 550 - 100 * k, shaky=0.3)
    hand.write("time", 780, 710)
    hand.write("mass", 50, 70)
    for x, y in ((300, 608), (400, 478), (500, 290), (620, 215), (740, 196)):
        hand.line(x - 8, y - 8, x + 8, y + 8, shaky=0.3, pen="second")
        hand.line(x - 8, y + 8, x + 8, y - 8, shaky=0.3, pen="second")


def mitochondrion(hand: Hand) -> None:
    hand.loop(
        (150, 380),
        (230, 230),
        (450, 180),
        (700, 210),
        (850, 340),
        (830, 470),
        (680, 560),
        (430, 570),
        (220, 520),
    )
    inner = [
        (180, 380),
        (235, 280),
        (300, 250),
        (330, 400),
        (360, 420),
        (375, 240),
        (440, 215),
        (455, 420),
        (490, 440),
        (505, 225),
        (580, 225),
        (590, 420),
        (625, 430),
        (640, 240),
        (720, 260),
        (735, 400),
        (770, 400),
        (780, 320),
        (815, 370),
        (800, 450),
        (700, 520),
        (670, 400),
        (640, 530),
        (560, 535),
        (540, 470),
        (520, 540),
        (430, 540),
        (410, 470),
        (390, 535),
        (290, 510),
        (270, 420),
        (240, 490),
    ]
    hand.loop(*inner)
    hand.ellipse(850, 600, 16, 16)
    hand.write("matrix", 380, 680)


SUBJECTS: dict[str, Callable[[Hand], None]] = {
    f.__name__: f for f in (cell, flower, leaf, heart, neuron, beetle, apparatus, cycle, graph, mitochondrion)
}
