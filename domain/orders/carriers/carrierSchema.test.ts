import { expect, test } from 'vitest';
import { buildTrackingUrl } from './buildTrackingUrl.ts';
import { carrierSchema } from './carrierSchema.ts';

const carrier = { name: 'Nepal Can Move', isActive: true };
const isAccepted = (url: string) => carrierSchema.safeParse({ ...carrier, trackingUrl: url }).success;

test.each([
  'https://example.com/track?id={number}',
  'https://example.com/{number}',
  'https://example.com/#/follow/{number}/{number}',
  '',
])('accepts the tracking URL %s', (url) => {
  expect(isAccepted(url)).toBe(true);
});

test.each([
  'http://example.com/{number}',
  'javascript:alert({number})',
  'https://example.com/track',
  'https://{number}.example.com/',
  'https://exa mple.com/{number}',
  'https://example.com/"{number}',
])('rejects the tracking URL %s', (url) => {
  expect(isAccepted(url)).toBe(false);
});

test('encodes the tracking number in the URL', () => {
  expect(buildTrackingUrl('https://example.com/t/{number}', 'A 1/2&3')).toBe(
    'https://example.com/t/A%201%2F2%263',
  );
  expect(buildTrackingUrl('https://example.com/t/{number}', null)).toBeNull();
  expect(buildTrackingUrl(null, 'A1')).toBeNull();
});
