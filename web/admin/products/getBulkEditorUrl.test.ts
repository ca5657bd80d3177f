import { expect, test } from 'vitest';
import { parseListUrl } from '../list/state/listUrl.ts';
import { getBulkEditorUrl } from './getBulkEditorUrl.ts';
import { productsList } from './productsList.tsx';

const view = { filter: { type: ['RINGS'], price: { from: '5000' } }, search: 'band & co', sort: ['NAME'] };

test('the URL contains the selected products in the list’s order', () => {
  expect(getBulkEditorUrl(view, ['a', 'b'])).toBe('/admin/products/sheet?ids=a%2Cb&sort=NAME');
});

test('without a selection the URL contains the list’s filters, and parsing it restores them', () => {
  const [, query] = getBulkEditorUrl(view).split('?');
  expect(parseListUrl(new URLSearchParams(query), productsList)).toMatchObject(view);
});
