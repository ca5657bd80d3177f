import { describe, expect, test } from 'vitest';
import { changePricePart } from './changePricePart.ts';

const sum = { part: 'FIXED_PRICE', way: 'PERCENT', amount: 10, roundTo: 1 } as const;

describe('a part of a price', () => {
  test.each([
    [{ way: 'SET', amount: 2000 }, 2000],
    [{ way: 'ADD', amount: -234 }, 1000],
    [{ way: 'PERCENT', amount: 10 }, 1357],
    [{ way: 'PERCENT', amount: 10, roundTo: 50 }, 1350],
    [{ way: 'ADD', amount: 0 }, 1234],
  ] as const)('of NPR 1,234 changed by %j becomes %i', (change, after) => {
    expect(changePricePart(1234, { ...sum, ...change })).toBe(after);
  });

  test('in percent keeps two decimals and is not rounded to rupees', () => {
    const makingChange = { part: 'MAKING_PERCENT', way: 'ADD', amount: 1.255, roundTo: 100 } as const;
    expect(changePricePart(12, makingChange)).toBe(13.26);
    expect(changePricePart(12.5, { ...makingChange, way: 'PERCENT', amount: 10 })).toBe(13.75);
  });

  test('outside its range becomes null', () => {
    expect(changePricePart(100, { ...sum, way: 'ADD', amount: -100 })).toBeNull();
    expect(changePricePart(12, { part: 'MAKING_PERCENT', way: 'SET', amount: 301, roundTo: 1 })).toBeNull();
    expect(changePricePart(12, { part: 'MAKING_FIXED', way: 'ADD', amount: -13, roundTo: 1 })).toBeNull();
  });
});
