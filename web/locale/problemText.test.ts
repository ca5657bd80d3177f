import { afterEach, beforeEach, expect, test } from 'vitest';
import { DomainError } from '#domain/errors/errors.ts';
import { setLocale } from './language.ts';
import { problemText } from './problemText.ts';

beforeEach(() => setLocale('ne'));
afterEach(() => setLocale('en'));

test('a problem is said in Nepali of its reason and values, whatever its English says', () => {
  expect(problemText({ reason: 'ONLY_LEFT', params: { count: 2 }, message: 'Two left' })).toBe(
    '२ मात्र बाँकी छ।',
  );
});

test('rupees stand in Nepali figures and groups', () => {
  const problem = new DomainError('COUPON_BELOW_MINIMUM', { leastNpr: 10_000, missingNpr: 1_200 });
  expect(problemText(problem)).toMatch(/^यो कुपन रु १०,००० .* रु १,२०० /);
});

test('a quoted cell stays as it is in the file', () => {
  const rows = new DomainError('SHEET_ROWS_DIFFER', { other: 7, earlier: '-3.2' });
  expect(problemText(rows)).toMatch(/७.*“-3\.2”/);
  const purity = new DomainError('PURITY_UNKNOWN', { purity: '23K', purities: ['24K'] });
  expect(problemText(purity)).toContain('“23K”');
  const addresses = new DomainError('SHEET_ADDRESSES_UNREADABLE', { addresses: ['“photo 12.jpg”'] });
  expect(problemText(addresses)).toContain('“photo 12.jpg”');
  const date = new DomainError('SHEET_VALUE_BECAME_DATE', { row: 4, column: 'Size', cell: '30-02-2026' });
  expect(problemText(date)).toMatch(/४.*“30-02-2026”/);
});

test.each([
  [1, /१ सेकेन्ड/],
  [42, /४२ सेकेन्ड/],
  [61, /२ मिनेट/],
])('to wait %i seconds is said in seconds or minutes', (seconds, expected) => {
  expect(problemText({ reason: 'TOO_MANY_ATTEMPTS', params: { seconds }, message: 'Wait.' })).toMatch(
    expected,
  );
});

test('a rule’s own sentence is said as it is translated', () => {
  const problem = { reason: 'REQUIRED', params: {}, message: 'Enter your password.' };
  expect(problemText(problem)).not.toBe(problem.message);
});

test('a reason of another release is said in its English', () => {
  expect(problemText({ reason: 'NOT_KNOWN_YET', params: {}, message: 'Something new.' })).toBe(
    'Something new.',
  );
});

test.each([
  ['UNAVAILABLE', 2, 'अहिले स्टोरले जवाफ दिन सकेन। कृपया केही सेकेन्डपछि फेरि प्रयास गर्नुहोस्।'],
  ['UNAVAILABLE', 60, 'अहिले स्टोरले केही सुरक्षित राख्न सकेन। कृपया केही मिनेटपछि फेरि प्रयास गर्नुहोस्।'],
  ['INTERNAL_SERVER_ERROR', undefined, 'केही गडबड भयो। कृपया केही बेरपछि फेरि प्रयास गर्नुहोस्।'],
])('a failure without a reason is said of its code: %s, %s', (code, retryAfter, text) => {
  expect(problemText({ code, ...(retryAfter && { retryAfter }), message: 'Worded anew.' })).toBe(text);
});

test('in English a failure is said of its code too', async () => {
  await setLocale('en');
  expect(problemText({ code: 'UNAVAILABLE', retryAfter: 2, message: 'Worded anew.' })).toBe(
    'The store cannot answer at this moment. Please try again in a few seconds.',
  );
});

test('in English a problem is said as the server says it', async () => {
  await setLocale('en');
  expect(problemText({ reason: 'ONLY_LEFT', params: { count: 2 }, message: 'Only 2 left.' })).toBe(
    'Only 2 left.',
  );
});

test('a problem that came in Nepali is said in English again once English is shown', async () => {
  const came = {
    reason: 'ONLY_LEFT',
    params: { count: 2 },
    message: '२ मात्र बाँकी छ।',
    english: 'Only 2 left.',
  };
  expect(problemText(came)).toBe('२ मात्र बाँकी छ।');
  await setLocale('en');
  expect(problemText(came)).toBe('Only 2 left.');
});
