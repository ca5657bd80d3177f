import { expect, test } from 'vitest';
import { changesOf } from './changesOf.ts';

test('a change names each field once, with what it was and became', () => {
  expect(
    changesOf({ status: 'PENDING', note: null }, { status: 'CONFIRMED', note: 'Ready', at: [1] }),
  ).toEqual([
    { field: 'status', before: 'PENDING', after: 'CONFIRMED' },
    { field: 'note', before: '–', after: 'Ready' },
    { field: 'at', before: '–', after: '[1]' },
  ]);
});

test('a thing that was made, or is gone, has one side', () => {
  expect(changesOf(null, { code: 'NEW' })).toEqual([{ field: 'code', before: '–', after: 'NEW' }]);
  expect(changesOf({ code: 'OLD' }, null)).toEqual([{ field: 'code', before: 'OLD', after: '–' }]);
  expect(changesOf(null, null)).toEqual([]);
});
