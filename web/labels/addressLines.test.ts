import { afterEach, expect, test } from 'vitest';
import { storedNames } from '#domain/customers/places.ts';
import { i18n } from '#web/locale/i18n.ts';
import { setLocale } from '#web/locale/language.ts';
import { shippingAddress } from '#web/testing/shippingAddress.ts';
import { formatAddressLines } from './addressLines.ts';

afterEach(() => setLocale('en'));

const getLandmarkLine = (landmark: string) =>
  formatAddressLines(i18n, { ...shippingAddress, street: 'Tole 4', landmark }, storedNames)[1];

test.each([
  ['the bridge', 'Tole 4, the bridge नजिक'],
  ['Near the bridge', 'Tole 4, near the bridge'],
  ['पुल नजिकै', 'Tole 4, पुल नजिकै'],
])('in Nepali the landmark %j has only one postposition for “near”', async (landmark, line) => {
  await setLocale('ne');
  expect(getLandmarkLine(landmark)).toBe(line);
});
