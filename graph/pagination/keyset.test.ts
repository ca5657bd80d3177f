import { expect, test } from 'vitest';
import { asc, createKeyset, desc, flag, instant, integer, text } from './keyset.ts';

interface Row {
  id: string;
  featured: boolean;
  price: number;
  publishedAt: Date | null;
}

const row: Row = { id: 'b', featured: true, price: 500, publishedAt: new Date('2026-05-01T10:00:00.123Z') };
const byPrice = createKeyset<Row, object>({ price: asc(integer), id: asc(text) });
const byPriceDescending = createKeyset<Row, object>({ price: desc(integer), id: desc(text) });
const byDate = createKeyset<Row, object>({ publishedAt: desc(instant.nullable()), id: desc(text) });
const byFeatured = createKeyset<Row, object>({ featured: desc(flag), price: desc(integer), id: desc(text) });

const buildAfterCondition = <Where>(
  keyset: { toCursor(row: Row): string; buildConditionAfter(cursor: string): Where },
  previousRow: Row,
) => keyset.buildConditionAfter(keyset.toCursor(previousRow));

test('sorts by its columns in order', () => {
  expect(byFeatured.orderBy).toEqual([{ featured: 'desc' }, { price: 'desc' }, { id: 'desc' }]);
});

test('selects rows greater in the first column that differs', () => {
  expect(buildAfterCondition(byPrice, row)).toEqual({
    OR: [{ AND: [{ price: { gt: 500 } }] }, { AND: [{ price: 500 }, { id: { gt: 'b' } }] }],
  });
});

test('returns featured rows first, and no featured row after an unfeatured one', () => {
  expect(buildAfterCondition(byFeatured, row)).toEqual({
    OR: [
      { AND: [{ featured: false }] },
      { AND: [{ featured: true }, { price: { lt: 500 } }] },
      { AND: [{ featured: true }, { price: 500 }, { id: { lt: 'b' } }] },
    ],
  });
  expect(buildAfterCondition(byFeatured, { ...row, featured: false })).toEqual({
    OR: [
      { AND: [{ featured: false }, { price: { lt: 500 } }] },
      { AND: [{ featured: false }, { price: 500 }, { id: { lt: 'b' } }] },
    ],
  });
});

test('keeps milliseconds, and puts rows without an instant last when sorting newest first', () => {
  const publishedAt = row.publishedAt;
  expect(buildAfterCondition(byDate, row)).toEqual({
    OR: [
      { AND: [{ OR: [{ publishedAt: { lt: publishedAt } }, { publishedAt: null }] }] },
      { AND: [{ publishedAt }, { id: { lt: 'b' } }] },
    ],
  });
  expect(buildAfterCondition(byDate, { ...row, publishedAt: null })).toEqual({
    OR: [{ AND: [{ publishedAt: null }, { id: { lt: 'b' } }] }],
  });
});

test('refuses a cursor of another list with the same columns, but accepts one without a list name', () => {
  const columns = { price: asc(integer), id: asc(text) };
  const [orderKeyset, productKeyset] = ['orders', 'products'].map((list) =>
    createKeyset<Row, object>(columns, list),
  );
  const orderCursor = orderKeyset?.toCursor(row) ?? '';
  expect(orderKeyset?.buildConditionAfter(orderCursor)).toEqual(buildAfterCondition(byPrice, row));
  expect(orderKeyset?.buildConditionAfter(byPrice.toCursor(row))).toEqual(buildAfterCondition(byPrice, row));
  expect(() => productKeyset?.buildConditionAfter(orderCursor)).toThrow(
    'This cursor belongs to another list.',
  );
});

test.each([
  ['no content', ''],
  ['invalid base64', '%%%'],
  ['invalid JSON', encodeCursor('{"price":')],
  ['another sort order', byFeatured.toCursor(row)],
  ['the same columns in reverse order', byPriceDescending.toCursor(row)],
  ['a missing column', encodeCursor('{"price asc":1}')],
  ['an extra column', encodeCursor('{"price asc":1,"id asc":"b","name asc":"x"}')],
  ['text in place of a number', encodeCursor('{"price asc":"1","id asc":"b"}')],
  ['a number beyond 32 bits', encodeCursor('{"price asc":3000000000,"id asc":"b"}')],
  ['a condition in place of a value', encodeCursor('{"price asc":{"gt":0},"id asc":"b"}')],
  ['a list in place of an object', encodeCursor('[1,"b"]')],
])('refuses a cursor with %s', (_case, cursor) => {
  expect(() => byPrice.buildConditionAfter(cursor)).toThrowError('This cursor belongs to another list.');
});

function encodeCursor(json: string): string {
  return Buffer.from(json).toString('base64url');
}
