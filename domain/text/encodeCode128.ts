/** Widths of bar, gap, bar, gap, bar, gap of each value, in modules. ISO/IEC 15417, table 1. */
const PATTERNS = (
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 ' +
  '123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 ' +
  '232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 ' +
  '313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 ' +
  '111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 ' +
  '111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 ' +
  '114311 411113 411311 113141 114131 311141 411131 211412 211214 211232'
).split(' ');
const STOP = '2331112';
const START_B = 104;

/** Empty margin on either side, in modules. Scanners need it to find the start. */
export const QUIET_MODULES = 10;

/** A bar and its position from the left, in modules. */
export interface Bar {
  at: number;
  width: number;
}

/** Returns the bars of a printable ASCII text in Code 128, set B, and their total width in modules. */
export function encodeCode128(text: string): { bars: Bar[]; width: number } {
  const widths = [...toValues(text).map(getPattern), STOP].join('');
  const bars: Bar[] = [];
  let position = 0;
  [...widths].forEach((digit, index) => {
    const width = Number(digit);
    if (index % 2 === 0) bars.push({ at: position, width });
    position += width;
  });
  return { bars, width: position };
}

/** Returns the values of the start, each character and the check digit. */
function toValues(text: string): number[] {
  const characterValues = [...text].map((letter) => letter.charCodeAt(0) - 32);
  if (text === '' || characterValues.some((value) => value < 0 || value > 94))
    throw new RangeError('A Code 128 barcode can only contain printable ASCII.');
  const checkDigit = characterValues.reduce((sum, value, index) => sum + value * (index + 1), START_B) % 103;
  return [START_B, ...characterValues, checkDigit];
}

function getPattern(value: number): string {
  return PATTERNS[value] ?? '';
}
