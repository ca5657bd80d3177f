import { expect, test } from 'vitest';
import { isOfOwnWords } from './ownWords.ts';

const asha = { name: 'Asha Devi Rai', email: 'asha.rai77@example.com' };

test.each([
  'Aabhushan-2026!',
  'nepal12345',
  'KathmanduNepal',
  'gold jewelry gold',
  'My-Password-1',
  'ｎｅｐａｌ12345',
  'काठमाडौं२०८३',
])('%j is made of the store’s words, whoever it is for', (password) => {
  expect(isOfOwnWords(password)).toBe(true);
});

test.each(['asha.rai77@example.com', 'AshaRai1990', 'devi-devi-devi', 'rai-of-nepal', 'Asha @ 12345'])(
  '%j is made of its owner’s name or address',
  (password) => {
    expect(isOfOwnWords(password, asha)).toBe(true);
  },
);

test.each(['five small gold rings', 'a long password', 'bargained in Asan, Kathmandu', 'asha buys mangoes'])(
  '%j has enough besides',
  (password) => {
    expect(isOfOwnWords(password, asha)).toBe(false);
  },
);

test.each(['1234567890', 'Shopper-2026!', '!!!!!!!!!?', 'नमस्ते संसार'])('%j has none of them', (password) => {
  expect(isOfOwnWords(password, asha)).toBe(false);
});

test('two letters of a name are no word', () => {
  expect(isOfOwnWords('om-12345-67', { name: 'Om KC', email: 'om@example.com' })).toBe(false);
});
