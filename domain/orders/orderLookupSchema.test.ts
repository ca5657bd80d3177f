import { expect, test } from 'vitest';
import { trackingLinksSchema } from './orderLookupSchema.ts';

test.each([
  [' Sita@Example.com ', 'sita@example.com'],
  ['9841000000', '+9779841000000'],
  ['+977 984-1000000', '+9779841000000'],
])('reads %j as %s', (inputText, contact) => {
  expect(trackingLinksSchema.parse({ contact: inputText })).toEqual({ contact });
});

test.each(['', 'sita@', '12', 'Sita Rai'])(
  '%j is neither a phone number nor an email address',
  (inputText) => {
    expect(trackingLinksSchema.safeParse({ contact: inputText }).error?.issues[0]?.message).toBe(
      'Enter the phone number or email address you ordered with.',
    );
  },
);
