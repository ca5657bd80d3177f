import { expect, test } from 'vitest';
import { readWeight } from './readWeight.ts';
import { MG_PER_TOLA } from './weight.ts';

test.each([
  ['5.25', 5250],
  ['5.25 gm', 5250],
  ['5.25g', 5250],
  ['५.२५ ग्राम', 5250],
  ['5.25 Gms.', 5250],
  ['1 tola', MG_PER_TOLA],
  ['0.45 tola', 5249],
  ['०.५ तोला', 5832],
  ['0.4375 tola', 5103],
  ['1,200 tola', Number.NaN],
  ['', undefined],
  ['1,200 gm', Number.NaN],
  ['5.25 kg', Number.NaN],
  ['1 tola 2 lal', Number.NaN],
  ['5.2/5.4', Number.NaN],
])('reads %j as %d mg', (text, mg) => {
  expect(readWeight(text)).toBe(mg);
});
