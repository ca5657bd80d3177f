import { expect, test } from 'vitest';
import { fillEmail, findUnknownPlaceholders } from './bulkMail.ts';

const values = { name: 'Sita', number: 'JW-1', total: 'NPR 100', due: '', carrier: 'Upaya', tracking: 'U-1' };

test('fills the placeholders with each order’s values', () => {
  const text = { subject: 'About {number}', message: 'Dear {name}, {carrier} has {number}: {tracking}.' };
  expect(fillEmail(text, values)).toEqual({
    subject: 'About JW-1',
    message: 'Dear Sita, Upaya has JW-1: U-1.',
  });
});

test('does not replace a placeholder that is part of a name', () => {
  expect(fillEmail({ subject: '{name}', message: '{name}' }, { ...values, name: '{number}' }).subject).toBe(
    '{number}',
  );
});

test('reports unknown placeholders before the email is sent', () => {
  expect(findUnknownPlaceholders({ subject: '{nmae} {number}', message: '{nmae} {when}' })).toEqual([
    'nmae',
    'when',
  ]);
});
