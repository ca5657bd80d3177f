import { describe, expect, test } from 'vitest';
import { code128 } from './code128.ts';

/** Bars and gaps as ones and zeros. */
function drawn(text: string): string {
  const { bars, width } = code128(text);
  const modules = Array.from({ length: width }, () => '0');
  for (const { at, width: wide } of bars) modules.fill('1', at, at + wide);
  return modules.join('');
}

describe('a barcode of Code 128', () => {
  test('has the bars that the norm gives for a text', () => {
    // Start B, A, check digit (104 + 33) mod 103 = 34, stop.
    expect(drawn('A')).toBe('11010010000' + '10100011000' + '10001011000' + '1100011101011');
  });

  test('is as wide as start, letters, check digit and stop', () => {
    expect(code128('JW-7K2M9QX4TB').width).toBe((1 + 13 + 1) * 11 + 13);
  });

  test('begins and ends with a bar, and no two touch', () => {
    const { bars, width } = code128('JW-7K2M9QX4TB');
    expect(bars[0]?.at).toBe(0);
    const last = bars.at(-1);
    expect((last?.at ?? 0) + (last?.width ?? 0)).toBe(width);
    for (const [index, { at, width: wide }] of bars.entries())
      expect(bars[index + 1]?.at ?? Infinity).toBeGreaterThan(at + wide);
  });

  test('holds nothing but printable ASCII', () => {
    expect(() => code128('रु')).toThrow(RangeError);
    expect(() => code128('')).toThrow(RangeError);
  });
});
