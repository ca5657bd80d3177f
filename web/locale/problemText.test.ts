import { afterEach, beforeEach, expect, test } from 'vitest';
import { DomainError } from '#domain/errors/errors.ts';
import { setLocale } from './language.ts';
import { getProblemText } from './problemText.ts';

beforeEach(() => setLocale('ne'));
afterEach(() => setLocale('en'));

test('a Nepali problem is built from its reason and values, not from its English text', () => {
  expect(getProblemText({ reason: 'INSUFFICIENT_STOCK', params: { count: 2 }, message: 'Two left' })).toBe(
    '२ मात्र बाँकी छ।',
  );
});

test('amounts use Nepali digits and grouping', () => {
  const problem = new DomainError('COUPON_BELOW_MINIMUM', { minNpr: 10_000, missingNpr: 1_200 });
  expect(getProblemText(problem)).toMatch(/^यो कुपन रु १०,००० .* रु १,२०० /);
});

test('a quoted cell is shown exactly as in the file', () => {
  const rows = new DomainError('SHEET_ROWS_DIFFER', { other: 7, earlier: '-3.2' });
  expect(getProblemText(rows)).toMatch(/७.*“-3\.2”/);
  const purityProblem = new DomainError('PURITY_UNKNOWN', { purity: '23K', purities: ['24K'] });
  expect(getProblemText(purityProblem)).toContain('“23K”');
  const photoUrlProblem = new DomainError('SHEET_PHOTO_URLS_INVALID', { addresses: ['“photo 12.jpg”'] });
  expect(getProblemText(photoUrlProblem)).toContain('“photo 12.jpg”');
  const date = new DomainError('SHEET_VALUE_BECAME_DATE', { row: 4, column: 'Size', cell: '30-02-2026' });
  expect(getProblemText(date)).toMatch(/४.*“30-02-2026”/);
});

test.each([
  [1, /१ सेकेन्ड/],
  [42, /४२ सेकेन्ड/],
  [61, /२ मिनेट/],
])('a wait of %i seconds is shown in seconds or minutes', (seconds, expected) => {
  expect(getProblemText({ reason: 'TOO_MANY_ATTEMPTS', params: { seconds }, message: 'Wait.' })).toMatch(
    expected,
  );
});

test('the message of a validation rule is translated', () => {
  const problem = { reason: 'REQUIRED', params: {}, message: 'Enter your password.' };
  expect(getProblemText(problem)).not.toBe(problem.message);
});

test('a problem with an unknown reason from another release is shown in English', () => {
  expect(getProblemText({ reason: 'NOT_KNOWN_YET', params: {}, message: 'Something new.' })).toBe(
    'Something new.',
  );
});

test.each([
  ['UNAVAILABLE', 2, 'पसलले अहिले जवाफ दिइरहेको छैन। कृपया केही सेकेन्डपछि फेरि प्रयास गर्नुहोस्।'],
  ['UNAVAILABLE', 60, 'पसलले अहिले फेरबदल सुरक्षित गर्न सकेन। कृपया केही मिनेटपछि फेरि प्रयास गर्नुहोस्।'],
  ['INTERNAL_SERVER_ERROR', undefined, 'केही गडबड भयो। कृपया केही बेरपछि फेरि प्रयास गर्नुहोस्।'],
])('a failure without a reason uses the text of its code: %s, %s', (code, retryAfter, text) => {
  expect(getProblemText({ code, ...(retryAfter && { retryAfter }), message: 'Worded anew.' })).toBe(text);
});

test('in English a failure also uses the text of its code', async () => {
  await setLocale('en');
  expect(getProblemText({ code: 'UNAVAILABLE', retryAfter: 2, message: 'Worded anew.' })).toBe(
    'The store isn’t responding. Please try again in a few seconds.',
  );
});

test('in English a problem shows the server’s text', async () => {
  await setLocale('en');
  expect(
    getProblemText({ reason: 'INSUFFICIENT_STOCK', params: { count: 2 }, message: 'Only 2 left.' }),
  ).toBe('Only 2 left.');
});

test('a problem translated into Nepali is shown in English again when the language changes back', async () => {
  const receivedProblem = {
    reason: 'INSUFFICIENT_STOCK',
    params: { count: 2 },
    message: '२ मात्र बाँकी छ।',
    english: 'Only 2 left.',
  };
  expect(getProblemText(receivedProblem)).toBe('२ मात्र बाँकी छ।');
  await setLocale('en');
  expect(getProblemText(receivedProblem)).toBe('Only 2 left.');
});
