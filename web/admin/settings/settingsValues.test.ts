import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '#domain/store/storeSettings.ts';
import { toInput, toValues } from './settingsValues.ts';

const saved = { ...DEFAULT_SETTINGS, version: 1 } as unknown as Parameters<typeof toValues>[0];

test('unedited settings are sent unchanged', () => {
  expect(toInput(toValues(saved))).toEqual(DEFAULT_SETTINGS);
});

test('an assurance that is turned off is not sent, and the others keep their order', () => {
  const values = toValues({
    ...saved,
    assurances: [
      { name: 'CLEANING', text: 'Free polishing', textNe: '' },
      { name: 'RETURNS', text: '', textNe: '' },
    ],
  });
  expect(Object.keys(values.assurances)).toEqual(['CLEANING', 'RETURNS', 'SIZE_EXCHANGE', 'INSURED_PARCEL']);
  values.assurances.RETURNS.isShown = false;
  values.assurances.INSURED_PARCEL = { isShown: true, text: 'Insured', textNe: 'बीमा' };
  expect(toInput(values).assurances).toEqual([
    { name: 'CLEANING', text: 'Free polishing', textNe: '' },
    { name: 'INSURED_PARCEL', text: 'Insured', textNe: 'बीमा' },
  ]);
});
