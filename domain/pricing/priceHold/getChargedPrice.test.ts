import { expect, test } from 'vitest';
import { type ChargedPrice, type GuaranteedPrice, getChargedPrice } from './getChargedPrice.ts';

const guaranteedPrice: GuaranteedPrice = { price: 90_000, perTola: 300_000 };

test.each<[string, GuaranteedPrice | undefined, number, ChargedPrice]>([
  [
    'a guaranteed price is charged when the price rises',
    guaranteedPrice,
    95_000,
    { unitPrice: 90_000, guaranteedPerTola: 300_000 },
  ],
  [
    'a lower current price is charged',
    guaranteedPrice,
    85_000,
    { unitPrice: 85_000, guaranteedPerTola: null },
  ],
  [
    'an unchanged price is charged as the current price',
    guaranteedPrice,
    90_000,
    { unitPrice: 90_000, guaranteedPerTola: null },
  ],
  [
    'without a guarantee, the current price applies',
    undefined,
    95_000,
    { unitPrice: 95_000, guaranteedPerTola: null },
  ],
  [
    'a fixed price is guaranteed too',
    { price: 90_000, perTola: null },
    95_000,
    { unitPrice: 90_000, guaranteedPerTola: null },
  ],
])('%s', (_case, guarantee, currentPrice, chargedPrice) => {
  expect(getChargedPrice(guarantee, currentPrice)).toEqual(chargedPrice);
});
