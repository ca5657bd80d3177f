import { expect, test } from 'vitest';
import { type ChargedPrice, chargedPrice, type HeldPrice } from './chargedPrice.ts';

const held: HeldPrice = { price: 90_000, perTola: 300_000 };

test.each<[string, HeldPrice | undefined, number, ChargedPrice]>([
  ['a price that rose stays as held', held, 95_000, { unitPrice: 90_000, heldPerTola: 300_000 }],
  ['a price that fell is given', held, 85_000, { unitPrice: 85_000, heldPerTola: null }],
  ['a price that stayed is that of now', held, 90_000, { unitPrice: 90_000, heldPerTola: null }],
  [
    'what nothing is held for costs what it costs now',
    undefined,
    95_000,
    { unitPrice: 95_000, heldPerTola: null },
  ],
  [
    'a fixed price is held too',
    { price: 90_000, perTola: null },
    95_000,
    { unitPrice: 90_000, heldPerTola: null },
  ],
])('%s', (_says, promised, now, charged) => {
  expect(chargedPrice(promised, now)).toEqual(charged);
});
