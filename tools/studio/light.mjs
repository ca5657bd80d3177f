// @ts-check
// npm run light: the light that pieces stand in when they are shown in 3D, web/shop/product/gallery/studio.hdr.
// A bright room with soft boxes, as a picture of all directions. Every row is flat but for the edges of its lamps, so
// that run lengths keep the file small.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/lib/paths.mjs';
import { radiance } from './radiance.mjs';

const WIDTH = 512;
const HEIGHT = 256;

const WARM = { red: 1, green: 0.95, blue: 0.88 };
const COOL = { red: 0.93, green: 0.97, blue: 1 };
const NEUTRAL = { red: 1, green: 0.985, blue: 0.965 };

/** Brightness of the room by height: from the floor (−90°) over the horizon to the ceiling (90°). */
const ROOM = [
  { up: -90, light: 0.42 },
  { up: -55, light: 0.7 },
  { up: -26, light: 0.92 },
  { up: -12, light: 0.5 },
  { up: 0, light: 0.24 },
  { up: 14, light: 0.4 },
  { up: 40, light: 0.7 },
  { up: 90, light: 0.9 },
];

/** Boxes of light: where (degrees around from the front, and up), half sizes in degrees, how bright. */
const BOXES = [
  { around: 0, up: 80, halfWidth: 30, halfHeight: 18, light: 2.8, tint: NEUTRAL },
  { around: 2, up: 6, halfWidth: 20, halfHeight: 12, light: 0.95, tint: WARM },
  { around: -62, up: 26, halfWidth: 17, halfHeight: 34, light: 4.6, tint: WARM },
  { around: 66, up: 30, halfWidth: 11, halfHeight: 32, light: 4.2, tint: COOL },
  { around: 10, up: 40, halfWidth: 26, halfHeight: 8, light: 2.8, tint: NEUTRAL },
  { around: 128, up: 22, halfWidth: 16, halfHeight: 32, light: 4, tint: WARM },
  { around: -138, up: 26, halfWidth: 13, halfHeight: 32, light: 4, tint: NEUTRAL },
  { around: 180, up: 38, halfWidth: 16, halfHeight: 8, light: 3, tint: NEUTRAL },
];

/** Small lamps, which only polished stones show as sparks. */
const SPARKS = Array.from({ length: 28 }, (_, index) => ({
  around: (index * 137.5) % 360,
  up: 8 + ((index * 31) % 70),
  halfWidth: 2.4,
  halfHeight: 2.4,
  light: index % 3 === 0 ? 16 : 9,
  tint: index % 2 === 0 ? NEUTRAL : COOL,
}));

/** Dark flags beside the lamps give edges something to draw themselves with. */
const FLAGS = [
  { around: -30, up: 0, halfWidth: 10, halfHeight: 30, light: 0.14, tint: NEUTRAL },
  { around: 38, up: -2, halfWidth: 9, halfHeight: 28, light: 0.16, tint: NEUTRAL },
  { around: 98, up: -2, halfWidth: 9, halfHeight: 28, light: 0.14, tint: NEUTRAL },
  { around: -98, up: -2, halfWidth: 10, halfHeight: 30, light: 0.16, tint: NEUTRAL },
  { around: 158, up: -2, halfWidth: 9, halfHeight: 28, light: 0.14, tint: NEUTRAL },
];

/**
 * @typedef {{ x: number, y: number, z: number }} Direction front is +Z, right is +X, up is +Y
 * @typedef {(typeof BOXES)[number]} Box
 */

const SHAPES = [...FLAGS, ...BOXES, ...SPARKS].map((box) => ({ ...box, coverage: readCoverage(box) }));

const picture = radiance(WIDTH, HEIGHT, (column, row) =>
  // The column in the middle looks along +X, the one at three quarters along +Z.
  lightAt(90 - ((column + 0.5) / WIDTH - 0.5) * 360, 90 - ((row + 0.5) / HEIGHT) * 180),
);
writeFileSync(join(root, 'web', 'shop', 'product', 'studio.hdr'), picture);

/** @param {number} around @param {number} up */
function lightAt(around, up) {
  const direction = toDirection(around, up);
  const { red, green, blue } = NEUTRAL;
  const room = roomAt(up);
  const colour = { red: red * room, green: green * room, blue: blue * room };
  for (const { coverage, light, tint } of SHAPES) {
    const share = coverage(direction);
    colour.red += (light * tint.red - colour.red) * share;
    colour.green += (light * tint.green - colour.green) * share;
    colour.blue += (light * tint.blue - colour.blue) * share;
  }
  return colour;
}

/** @param {number} up */
function roomAt(up) {
  let below = { up: -90, light: 0 };
  for (const next of ROOM) {
    if (next.up > up)
      return below.light + (next.light - below.light) * smooth((up - below.up) / (next.up - below.up));
    below = next;
  }
  return below.light;
}

/**
 * How much of a direction a rectangle with soft edges covers, from 0 to 1.
 *
 * @param {Box} box
 * @returns {(direction: Direction) => number}
 */
function readCoverage(box) {
  const centre = toDirection(box.around, box.up);
  const side = toDirection(box.around + 90, 0);
  const above = cross(side, centre);
  const width = Math.tan(radians(box.halfWidth));
  const height = Math.tan(radians(box.halfHeight));
  return (direction) => {
    const ahead = dot(direction, centre);
    if (ahead <= 0.05) return 0;
    const across = Math.abs(dot(direction, side)) / ahead / width;
    const along = Math.abs(dot(direction, above)) / ahead / height;
    return edge(across) * edge(along);
  };
}

/** @param {number} distance */
function edge(distance) {
  return smooth((1.15 - distance) / 0.3);
}

/** @param {number} share */
function smooth(share) {
  const t = Math.min(1, Math.max(0, share));
  return t * t * (3 - 2 * t);
}

/** @param {number} around @param {number} up @returns {Direction} */
function toDirection(around, up) {
  const flat = Math.cos(radians(up));
  return {
    x: flat * Math.sin(radians(around)),
    y: Math.sin(radians(up)),
    z: flat * Math.cos(radians(around)),
  };
}

/** @param {number} degrees */
function radians(degrees) {
  return (degrees * Math.PI) / 180;
}

/** @param {Direction} a @param {Direction} b */
function dot(a, b) {
  return a.x * b.x + a.y * b.y + a.z * b.z;
}

/** @param {Direction} a @param {Direction} b @returns {Direction} */
function cross(a, b) {
  return { x: a.y * b.z - a.z * b.y, y: a.z * b.x - a.x * b.z, z: a.x * b.y - a.y * b.x };
}
