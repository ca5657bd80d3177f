import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isFromBankAccount, isOnline, isWallet, mapProviders, ONLINE_METHODS } from '../onlineMethods.ts';
import { PROVIDERS } from './providers.ts';

const catalogue = readFileSync(new URL('../../../web/locale/ne.po', import.meta.url), 'utf8');

test.each(PROVIDERS)('$name has a valid code, slug and Nepali name', ({ code, name, nameNe }) => {
  expect(code).toMatch(/^[A-Z]{2,24}$/);
  expect(isOnline(code)).toBe(true);
  expect(catalogue).toContain(`msgid "${name}"\nmsgstr "${nameNe}"`);
});

test('every provider has a distinct code, name and mark', () => {
  for (const values of [mapProviders(({ code }) => code), mapProviders(({ name }) => name)])
    expect(new Set(Object.values(values)).size).toBe(PROVIDERS.length);
  expect(new Set(PROVIDERS.map(({ mark }) => mark.letter)).size).toBe(PROVIDERS.length);
});

test('a provider is a wallet or debits a bank account', () => {
  for (const method of ONLINE_METHODS) expect(isWallet(method)).toBe(!isFromBankAccount(method));
  expect(['BANK_TRANSFER', 'COD', 'CASH'].map(isFromBankAccount)).toEqual([true, false, false]);
  expect(['BANK_TRANSFER', 'COD', 'toString'].map(isWallet)).toEqual([false, false, false]);
});
