import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { timelineNotes } from '#domain/orders/timelineNotes.ts';
import { messages } from '#web/admin/locale/ne.po';
import { formatNote } from './formatNote.ts';

const i18n = setupI18n({ locale: 'ne', messages: { ne: messages } });

test.each(Object.values(timelineNotes))('“%s” is shown in the reader’s language', (note) => {
  const text = formatNote(i18n, { kind: 'STATUS', note, data: null });
  expect(text).toMatch(/[\u0900-\u097f]/u);
});

test('the reason for an exchange is shown in the reader’s language', () => {
  const text = formatNote(i18n, {
    kind: 'STATUS',
    note: 'In exchange for items from order JW-1.',
    data: { exchangeOf: 'JW-1' },
  });
  expect(text).toContain('JW-1');
  expect(text).toMatch(/[\u0900-\u097f]/u);
});

test('text written by a person is shown unchanged', () => {
  expect(formatNote(i18n, { kind: 'STATUS', note: 'Rings twice.', data: null })).toBe('Rings twice.');
});
