import { describe, expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from './storeSettings.ts';
import { parseSettings } from './storeSettingsSchema.ts';

test('uses the defaults if nothing is stored', () => {
  expect(parseSettings({})).toEqual(DEFAULT_SETTINGS);
});

test('stored values override the defaults', () => {
  const settings = parseSettings({ shippingFee: 350, features: { profile: false }, unknown: 1 });
  expect(settings).toEqual({
    ...DEFAULT_SETTINGS,
    shippingFee: 350,
    features: { ...DEFAULT_SETTINGS.features, profile: false },
  });
});

describe('an invalid setting is rejected by name', () => {
  test.each<[string, Record<string, unknown>]>([
    ['freeShippingFrom', { freeShippingFrom: '5000' }],
    ['freeShippingFrom', { freeShippingFrom: 99.5 }],
    ['shippingFee', { shippingFee: -1 }],
    ['taxPercent', { taxPercent: 101 }],
    ['showPricesWithTax', { showPricesWithTax: 1 }],
    ['codLimit', { codLimit: 500_001 }],
    ['email', { email: 'hello' }],
    ['name', { name: null }],
    ['hours.0.opens', { hours: [{ days: 'Mon', closes: '8 PM' }] }],
    ['bankTransfer', { bankTransfer: 'none' }],
    ['bankTransfer.branch', { bankTransfer: { branch: '' } }],
    ['features.profile', { features: { profile: 'yes' } }],
    ['assurances.0.name', { assurances: [{ name: 'NONE', text: '', textNe: '' }] }],
  ])('%s in %j', (key, storedSettings) => {
    expect(() => parseSettings(storedSettings)).toThrow(
      expect.objectContaining({ code: 'INVALID', field: key, message: expect.stringContaining(key) }),
    );
  });
});
