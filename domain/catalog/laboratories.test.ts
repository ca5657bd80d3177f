import { expect, test } from 'vitest';
import { buildVerificationUrl } from './laboratories.ts';

test.each([
  ['GIA', '2141438171', 'https://www.gia.edu/report-check?reportno=2141438171'],
  ['igi ', 'LG 5/1', 'https://www.igi.org/verify-your-report/?r=LG%205%2F1'],
  ['Nepal Gem Laboratory', '17', null],
  ['constructor', '17', null],
])('the verification URL of the %s report %s is %s', (laboratory, number, url) => {
  expect(buildVerificationUrl(laboratory, number)).toBe(url);
});
