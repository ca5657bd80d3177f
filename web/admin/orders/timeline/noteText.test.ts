import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { timelineNotes } from '#domain/orders/timelineNotes.ts';
import { messages } from '#web/admin/locale/ne.po';
import { noteText } from './noteText.ts';

const i18n = setupI18n({ locale: 'ne', messages: { ne: messages } });

test.each(Object.values(timelineNotes))('“%s” is told in the language of who reads it', (note) => {
  const said = noteText(i18n, { kind: 'STATUS', note, data: null });
  expect(said).toMatch(/[\u0900-\u097f]/u);
});

test('what an exchange is for is told in the language of who reads it', () => {
  const said = noteText(i18n, {
    kind: 'STATUS',
    note: 'In exchange for pieces of order JW-1.',
    data: { exchangeOf: 'JW-1' },
  });
  expect(said).toContain('JW-1');
  expect(said).toMatch(/[\u0900-\u097f]/u);
});

test('what a person wrote stands as it was written', () => {
  expect(noteText(i18n, { kind: 'STATUS', note: 'Rings twice.', data: null })).toBe('Rings twice.');
});
