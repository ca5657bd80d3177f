import { expect, test } from 'vitest';
import { fillMail, unknownPlaces } from './bulkMail.ts';

const values = { name: 'Sita', number: 'JW-1', total: 'NPR 100', due: '', carrier: 'Upaya', tracking: 'U-1' };

test('a mail to many says of each order what stands for it', () => {
  const text = { subject: 'About {number}', message: 'Dear {name}, {carrier} has {number}: {tracking}.' };
  expect(fillMail(text, values)).toEqual({
    subject: 'About JW-1',
    message: 'Dear Sita, Upaya has JW-1: U-1.',
  });
});

test('a buyer whose name looks like a place is written as they are called', () => {
  expect(fillMail({ subject: '{name}', message: '{name}' }, { ...values, name: '{number}' }).subject).toBe(
    '{number}',
  );
});

test('what stands for nothing is found before it reaches anybody', () => {
  expect(unknownPlaces({ subject: '{nmae} {number}', message: '{nmae} {when}' })).toEqual(['nmae', 'when']);
});
