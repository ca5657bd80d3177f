import { expect, test } from 'vitest';
import { compareNaturally, getPossibleSkus, isPhoto, parseRole } from './zipNames.ts';

test.each([
  ['RG-1.jpg', ['rg-1', 'rg']],
  ['RG-1-2.JPG', ['rg-1-2', 'rg-1', 'rg']],
  ['RG-1_front.png', ['rg-1_front', 'rg-1', 'rg']],
  ['RG-1 (3).webp', ['rg-1 (3)', 'rg-1', 'rg']],
  ['photos/RG-1/a.jpg', ['a', 'rg-1', 'photos']],
  ['औँठी-1.avif', ['औँठी-1', 'औँठी']],
])('%s may be a photo of a product with one of the SKUs %j', (path, skus) => {
  expect(getPossibleSkus(path)).toEqual(skus);
});

test.each(['__MACOSX/RG-1.jpg', '.hidden.jpg', 'photos/._RG-1.jpg', 'RG-1.pdf', 'RG-1/', 'Thumbs.db'])(
  '%s is not a photo',
  (path) => {
    expect(isPhoto(path)).toBe(false);
  },
);

test('the front photo comes first, and numbers sort numerically', () => {
  const paths = ['RG-10.jpg', 'RG-2.jpg', 'RG-front.jpg', 'RG-1.jpg'];
  expect(paths.sort(compareNaturally)).toEqual(['RG-front.jpg', 'RG-1.jpg', 'RG-2.jpg', 'RG-10.jpg']);
});

test('a file name can contain the role of its photo', () => {
  expect(['a/RG-1_dark.jpg', 'RG-1 on hand.jpg', 'backs/RG-1.jpg'].map(parseRole)).toEqual([
    'DARK',
    'SCALE',
    undefined,
  ]);
});
