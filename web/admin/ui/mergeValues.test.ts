import { expect, test } from 'vitest';
import { mergeValues } from './mergeValues.ts';

const base = { name: 'Store', fee: '200', bank: { name: 'Himal', branch: 'Patan' }, hours: ['10', '20'] };

test('a field that only the colleague changed keeps their value', () => {
  const latest = { ...base, fee: '300', bank: { name: 'Himal', branch: 'Lagankhel' } };
  expect(mergeValues(base, { ...base, name: 'Shop' }, latest)).toEqual({ ...latest, name: 'Shop' });
});

test('a field that both the viewer and the colleague changed has the viewer’s value', () => {
  expect(mergeValues(base, { ...base, fee: '250' }, { ...base, fee: '300' }).fee).toBe('250');
});

test('nested fields are merged one by one, and a list is merged as one value', () => {
  const edited = { ...base, bank: { ...base.bank, name: 'Everest' }, hours: ['11', '20'] };
  const latest = { ...base, bank: { ...base.bank, branch: 'Lagankhel' }, hours: ['10', '21'] };
  expect(mergeValues(base, edited, latest)).toEqual({
    ...base,
    bank: { name: 'Everest', branch: 'Lagankhel' },
    hours: ['11', '20'],
  });
});
