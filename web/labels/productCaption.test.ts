import { expect, test } from 'vitest';
import { i18n } from '#web/locale/i18n.ts';
import { formatProductCaption } from './productCaption.ts';

const ring = { metal: 'GOLD', purity: '18K', weightMg: 3450, category: 'GOLD', diamondCarat: null } as const;

test.each([
  ['gold by its weight', ring, '18K gold · 3.45 g'],
  [
    'a diamond product by its carats',
    { ...ring, category: 'DIAMOND', diamondCarat: 1.02 },
    '18K gold · 1.02 ct diamond',
  ],
  ['a gold product with small diamonds by its weight', { ...ring, diamondCarat: 0.05 }, '18K gold · 3.45 g'],
  [
    'a diamond product without known carats by its weight',
    { ...ring, category: 'DIAMOND' },
    '18K gold · 3.45 g',
  ],
] as const)('a card shows %s', (_case, product, caption) => {
  expect(formatProductCaption(i18n, product)).toBe(caption);
});
