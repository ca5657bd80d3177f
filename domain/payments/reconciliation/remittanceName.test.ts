import { expect, test } from 'vitest';
import { remittanceName } from './remittanceName.ts';

const nameOf = (reference: string, carrier = 'Nepal Can Move') => remittanceName({ carrier, reference });

test.each(['ncm-7846', 'NCM7846', 'NCM 7846', 'NCM–7846', 'NCM/7846', 'NCM-७८४६', '#NCM-7846', 'NCM-7846.'])(
  'a remittance written as %s has the same name',
  (reference) => {
    expect(nameOf(reference)).toBe(nameOf('NCM-7846'));
    expect(nameOf(reference, 'nepal can-move')).toBe(nameOf('NCM-7846'));
  },
);

test('other references, carriers and marks have other names', () => {
  const names = [
    nameOf('NCM-7846'),
    nameOf('NCM-7847'),
    nameOf('NCM-7846', 'Upaya'),
    nameOf('-'),
    nameOf('#'),
  ];
  expect(new Set(names).size).toBe(5);
});
