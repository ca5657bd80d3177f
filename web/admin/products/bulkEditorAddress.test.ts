import { expect, test } from 'vitest';
import { parseListUrl } from '../list/state/listUrl.ts';
import { productsList } from './productsList.tsx';
import { sheetAddress } from './sheetAddress.ts';

const shown = { filter: { type: ['RINGS'], price: { from: '5000' } }, search: 'band & co', sort: ['NAME'] };

test('the sheet is of what is chosen, in the order of the list', () => {
  expect(sheetAddress(shown, ['a', 'b'])).toBe('/admin/products/sheet?ids=a%2Cb&sort=NAME');
});

test('without a choice it is of what the list shows, and reads its address as the list does', () => {
  const [, query] = sheetAddress(shown).split('?');
  expect(parseListUrl(new URLSearchParams(query), productsList)).toMatchObject(shown);
});
