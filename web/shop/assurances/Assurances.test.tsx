import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { DEFAULT_PUBLIC_SETTINGS } from '#domain/store/publicSettings.ts';
import { i18n } from '#web/locale/i18n.ts';
import { setLocale } from '#web/locale/language.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { Assurances } from './Assurances.tsx';
import { getAssuranceLines } from './assuranceLines.ts';

afterEach(() => setLocale('en'));

test('shows four assurances, each with a link to its details', () => {
  renderScreen(<Assurances />);
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Returns within 7 days of delivery', '/return-policy'],
    [
      'One free size exchange for rings. You pay only the price difference.',
      '/return-policy?section=exchange',
    ],
    ['Insured delivery to your door', '/shipping-policy?section=handing-over'],
    ['Free lifetime cleaning and polishing', '/care-instructions?section=in-the-store'],
  ]);
});

const getTexts = (store: Parameters<typeof getAssuranceLines>[1]) =>
  getAssuranceLines(i18n, store).map(({ text }) => text);
const { assurances } = DEFAULT_PUBLIC_SETTINGS;

test('a store chooses its assurances, their order and their wording', () => {
  const storeAssurances = [
    { name: 'CLEANING', text: 'Free polishing every Dashain', textNe: '' },
    { name: 'RETURNS', text: '', textNe: '' },
  ] as const;
  expect(getTexts({ assurances: [...storeAssurances], returnDays: 1 })).toEqual([
    'Free polishing every Dashain',
    'Returns within 1 day of delivery',
  ]);
});

test('a store without returns shows no assurance about them', () => {
  expect(getTexts({ assurances, returnDays: 0 })).not.toContainEqual(expect.stringContaining('Returns'));
});

test('the Nepali shop shows the store’s Nepali wording, or else its English wording', async () => {
  await setLocale('ne');
  const storeAssurances = [
    { name: 'INSURED_PARCEL', text: 'Insured', textNe: '' },
    { name: 'CLEANING', text: 'Free polishing', textNe: 'निःशुल्क पालिस' },
  ] as const;
  expect(getTexts({ assurances: [...storeAssurances], returnDays: 7 })).toEqual(['Insured', 'निःशुल्क पालिस']);
});
