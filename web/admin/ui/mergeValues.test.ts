import { expect, test } from 'vitest';
import { mergedValues } from './mergedValues.ts';

const base = { name: 'Store', fee: '200', bank: { name: 'Himal', branch: 'Patan' }, hours: ['10', '20'] };

test('what only the other one changed stays as they saved it', () => {
  const theirs = { ...base, fee: '300', bank: { name: 'Himal', branch: 'Lagankhel' } };
  expect(mergedValues(base, { ...base, name: 'Shop' }, theirs)).toEqual({ ...theirs, name: 'Shop' });
});

test('of a field that both changed, one’s own counts', () => {
  expect(mergedValues(base, { ...base, fee: '250' }, { ...base, fee: '300' }).fee).toBe('250');
});

test('fields within a field are looked at one by one, a list as a whole', () => {
  const mine = { ...base, bank: { ...base.bank, name: 'Everest' }, hours: ['11', '20'] };
  const theirs = { ...base, bank: { ...base.bank, branch: 'Lagankhel' }, hours: ['10', '21'] };
  expect(mergedValues(base, mine, theirs)).toEqual({
    ...base,
    bank: { name: 'Everest', branch: 'Lagankhel' },
    hours: ['11', '20'],
  });
});
