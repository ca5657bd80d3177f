import { expect, test } from 'vitest';
import { asc, createKeyset, text } from './keyset.ts';
import { readTable } from './readTable.ts';

interface Row {
  id: string;
  name: string;
}

const idKeyset = createKeyset<Row, object>({ id: asc(text) });
const ROWS: Row[] = Array.from({ length: 30 }, (_, index) => ({
  id: `id-${10 + index}`,
  name: `Row ${index}`,
}));

/** A table like Prisma's. It counts the rows read in full and the calls of `count`. */
function aTable() {
  const callCounts = { whole: 0, counts: 0 };
  const table = {
    findMany: async (findArgs: { where: object; take?: number; skip?: number; select?: object }) => {
      const { id } = findArgs.where as { id?: { in: string[] } };
      const matchingRows = id ? ROWS.filter((row) => id.in.includes(row.id)) : ROWS;
      const rows = matchingRows.slice(
        findArgs.skip ?? 0,
        (findArgs.skip ?? 0) + (findArgs.take ?? ROWS.length),
      );
      if (!findArgs.select) callCounts.whole += id ? rows.length : rows.length + (findArgs.skip ?? 0);
      return rows;
    },
    count: async () => {
      callCounts.counts += 1;
      return ROWS.length;
    },
  };
  return { table, read: callCounts };
}

test('a page at an offset loads only its own rows', async () => {
  const { table, read: readCounts } = aTable();
  const page = await readTable(table, { where: {}, order: idKeyset, first: 5, offset: 20 });
  expect(page.edges.map(({ node }) => node)).toEqual(ROWS.slice(20, 25));
  expect(page.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: true });
  expect(readCounts.whole).toBeLessThanOrEqual(6);
});

test.each([
  ['that has more pages', { first: 5 }, 1],
  ['that ends on its first page', { first: 30 }, 0],
  ['that ends on a later page', { first: 10, offset: 25 }, 0],
  ['read beyond its end', { first: 10, offset: 40 }, 1],
])('a list %s has the right total', async (_case, page, expectedCounts) => {
  const { table, read: readCounts } = aTable();
  const { totalCount } = await readTable(table, { where: {}, order: idKeyset, ...page });
  expect(await totalCount()).toBe(30);
  expect(readCounts.counts).toBe(expectedCounts);
});
