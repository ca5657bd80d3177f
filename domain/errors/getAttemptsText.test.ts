import { expect, test } from 'vitest';
import { fillMessage } from './defineProblems.ts';
import { getAttemptsText } from './getAttemptsText.ts';

test.each([
  [1, '1 second'],
  [2, '2 seconds'],
  [59, '59 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [2400, '40 minutes'],
])('formats %d seconds as %s', (seconds, waitText) => {
  const { message, params } = getAttemptsText(seconds);
  expect(fillMessage(message, params)).toBe(`Too many attempts. Please try again in ${waitText}.`);
});
