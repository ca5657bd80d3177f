import { expect, test } from 'vitest';
import { isGuessablePassword } from './guessablePassword.ts';

const owner = { name: 'Asha Devi Rai', email: 'asha.rai77@example.com' };

test.each([
  'Aabhushan-2026!',
  'nepal12345',
  'KathmanduNepal',
  'gold jewelry gold',
  'My-Password-1',
  'ｎｅｐａｌ12345',
  'काठमाडौं२०८३',
])('%j consists of store words', (password) => {
  expect(isGuessablePassword(password)).toBe(true);
});

test.each(['asha.rai77@example.com', 'AshaRai1990', 'devi-devi-devi', 'rai-of-nepal', 'Asha @ 12345'])(
  '%j consists of the owner’s name or email address',
  (password) => {
    expect(isGuessablePassword(password, owner)).toBe(true);
  },
);

test.each(['five small gold rings', 'a long password', 'bargained in Asan, Kathmandu', 'asha buys mangoes'])(
  '%j has enough letters besides store and owner words',
  (password) => {
    expect(isGuessablePassword(password, owner)).toBe(false);
  },
);

test.each(['1234567890', 'Shopper-2026!', '!!!!!!!!!?', 'नमस्ते संसार'])(
  '%j has no store or owner words',
  (password) => {
    expect(isGuessablePassword(password, owner)).toBe(false);
  },
);

test('ignores two-letter words of a name', () => {
  expect(isGuessablePassword('om-12345-67', { name: 'Om KC', email: 'om@example.com' })).toBe(false);
});
