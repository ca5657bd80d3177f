import { buffer } from 'node:stream/consumers';
import { readSheet } from 'read-excel-file/node';
import { expect, test } from 'vitest';
import type { Cell } from './sheet.ts';
import { toXlsx } from './toXlsx.ts';

async function readCells(...cells: Cell[]) {
  async function* generateBatches() {
    yield [cells];
  }
  const columns = cells.map((_cell, index) => ({ title: `Column ${index}`, width: 10, format: '0.00# "g"' }));
  const bytes = await buffer(toXlsx({ name: 'Rings & more', columns, batches: generateBatches() }));
  return (await readSheet(bytes, 'Rings & more', { trim: false }))[1];
}

test('writes text unchanged', async () => {
  const texts = ['<b>&amp;"', '=1+1', ' two\nlines ', '_x0041_', 'औंठी 💍', '007'];
  expect(await readCells(...texts)).toEqual(texts);
});

test('omits characters that XML does not allow', async () => {
  expect(await readCells('a\u0000b\u000Bc\uFFFFd')).toEqual(['abcd']);
});

test('writes numbers and leaves empty cells empty', async () => {
  expect(await readCells(0.005, null, -3)).toEqual([0.005, null, -3]);
});
