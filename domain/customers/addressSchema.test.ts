import { describe, expect, test } from 'vitest';
import { addressSchema } from './addressSchema.ts';

const address = {
  name: 'Asha Shrestha',
  phone: '9841234567',
  province: 'Bagmati',
  district: 'Lalitpur',
  municipality: 'Lalitpur',
  ward: 9,
  street: 'Balkumari Marg',
};

test('trims the address and converts the phone to E.164', () => {
  const input = { ...address, name: '  Asha Shrestha ', phone: '98412-34567', landmark: ' near the bridge ' };
  expect(addressSchema.parse(input)).toEqual({
    ...address,
    phone: '+9779841234567',
    landmark: 'near the bridge',
  });
});

test.each([undefined, null, '', '  '])('treats the landmark %j as missing', (landmark) => {
  expect(addressSchema.parse({ ...address, landmark }).landmark).toBeUndefined();
});

test('the landmark is optional', () => {
  expect(addressSchema.safeParse(address).success).toBe(true);
});

describe('the message for an invalid field', () => {
  test.each([
    ['name', '', 'Enter your name.'],
    ['name', undefined, 'Enter your name.'],
    ['name', 'x'.repeat(81), 'Use at most 80 characters for the name.'],
    ['phone', '123', 'Enter a 10-digit mobile number, such as 98XXXXXXXX.'],
    ['phone', undefined, 'Enter a 10-digit mobile number, such as 98XXXXXXXX.'],
    ['province', '', 'Choose a province.'],
    ['district', undefined, 'Choose a district.'],
    ['municipality', '', 'Choose a municipality.'],
    ['ward', 0, 'Choose a ward.'],
    ['ward', 34, 'Choose a ward.'],
    ['ward', 1.5, 'Choose a ward.'],
    ['ward', '9', 'Choose a ward.'],
    ['street', '  ', 'Enter the street or tole.'],
    ['landmark', 'x'.repeat(121), 'Use at most 120 characters for the landmark.'],
  ])('is returned for %s with the value %j', (field, value, message) => {
    const issues = addressSchema.safeParse({ ...address, [field]: value }).error?.issues;
    expect(issues?.map((issue) => [issue.path.join('.'), issue.message])).toEqual([[field, message]]);
  });
});
