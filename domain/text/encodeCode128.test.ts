import { describe, expect, test } from 'vitest';
import { encodeCode128 } from './encodeCode128.ts';

/** Returns bars and gaps as ones and zeros. */
function renderModules(text: string): string {
  const { bars, width } = encodeCode128(text);
  const modules = Array.from({ length: width }, () => '0');
  for (const { at, width: barWidth } of bars) modules.fill('1', at, at + barWidth);
  return modules.join('');
}

describe('a Code 128 barcode', () => {
  test('has the bars that the standard defines', () => {
    // Start B, the letter A, check digit (104 + 33) mod 103 = 34, stop.
    expect(renderModules('A')).toBe('11010010000' + '10100011000' + '10001011000' + '1100011101011');
  });

  test('is as wide as its start, characters, check digit and stop together', () => {
    expect(encodeCode128('JW-7K2M9QX4TB').width).toBe((1 + 13 + 1) * 11 + 13);
  });

  test('begins and ends with a bar, and bars do not touch', () => {
    const { bars, width } = encodeCode128('JW-7K2M9QX4TB');
    expect(bars[0]?.at).toBe(0);
    const lastBar = bars.at(-1);
    expect((lastBar?.at ?? 0) + (lastBar?.width ?? 0)).toBe(width);
    for (const [index, { at, width: barWidth }] of bars.entries())
      expect(bars[index + 1]?.at ?? Infinity).toBeGreaterThan(at + barWidth);
  });

  test('accepts printable ASCII only', () => {
    expect(() => encodeCode128('रु')).toThrow(RangeError);
    expect(() => encodeCode128('')).toThrow(RangeError);
  });
});
