import { expect, test } from 'vitest';
import { normaliseRemittanceName } from './normaliseRemittanceName.ts';

const getName = (reference: string, carrier = 'Nepal Can Move') =>
  normaliseRemittanceName({ carrier, reference });

test.each(['ncm-7846', 'NCM7846', 'NCM 7846', 'NCM–7846', 'NCM/7846', 'NCM-७८४६', '#NCM-7846', 'NCM-7846.'])(
  'a remittance with the reference %s has the same normalised name',
  (reference) => {
    expect(getName(reference)).toBe(getName('NCM-7846'));
    expect(getName(reference, 'nepal can-move')).toBe(getName('NCM-7846'));
  },
);

test('different references, carriers and punctuation marks have different normalised names', () => {
  const names = [
    getName('NCM-7846'),
    getName('NCM-7847'),
    getName('NCM-7846', 'Upaya'),
    getName('-'),
    getName('#'),
  ];
  expect(new Set(names).size).toBe(5);
});
