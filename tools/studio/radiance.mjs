// @ts-check

/** @typedef {{ red: number, green: number, blue: number }} Light linear, 1 is white */

/**
 * A picture in the format of Greg Ward's Radiance: shared exponents, each row's channels in run lengths.
 *
 * @param {number} width
 * @param {number} height
 * @param {(column: number, row: number) => Light} lightAt
 */
export function radiance(width, height, lightAt) {
  const header = `#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n\n-Y ${height} +X ${width}\n`;
  const rows = Array.from({ length: height }, (_, row) => {
    const pixels = Array.from({ length: width }, (_, column) => shared(lightAt(column, row)));
    const channels = [
      pixels.map(({ red }) => red),
      pixels.map(({ green }) => green),
      pixels.map(({ blue }) => blue),
      pixels.map(({ exponent }) => exponent),
    ];
    return Buffer.from([2, 2, width >> 8, width & 255, ...channels.flatMap(runs)]);
  });
  return Buffer.concat([Buffer.from(header, 'latin1'), ...rows]);
}

/** @param {Light} light */
function shared({ red, green, blue }) {
  const exponent = Math.ceil(Math.log2(Math.max(red, green, blue)));
  const part = (/** @type {number} */ value) => Math.min(255, Math.round((value * 256) / 2 ** exponent));
  return { red: part(red), green: part(green), blue: part(blue), exponent: exponent + 128 };
}

/** @param {number[]} values */
function runs(values) {
  /** @type {number[]} */
  const out = [];
  for (let start = 0; start < values.length; ) {
    const repeats = runAt(values, start);
    if (repeats > 2) {
      out.push(128 + repeats, ...values.slice(start, start + 1));
      start += repeats;
    } else {
      let end = start;
      while (end < values.length && end - start < 128 && runAt(values, end) <= 2) end += 1;
      out.push(end - start, ...values.slice(start, end));
      start = end;
    }
  }
  return out;
}

/** @param {number[]} values @param {number} start */
function runAt(values, start) {
  let end = start;
  while (end < values.length && end - start < 127 && values[end] === values[start]) end += 1;
  return end - start;
}
