import { expect, test } from 'vitest';
import { i18n } from '#web/locale/i18n.ts';
import { describeConcern } from './describeConcern.ts';
import type { Health_HealthFragment } from './Health.generated.ts';

type Failures = Health_HealthFragment['mailFailures'];

const authenticationFailure = {
  failure: 'AUTHENTICATION_FAILED',
  error: '535',
  givenUp: 2,
  retryingCount: 0,
} as const;
const unreachableFailure = {
  failure: 'UNREACHABLE',
  error: 'ECONNREFUSED',
  givenUp: 1,
  retryingCount: 0,
} as const;

test.each<[string, Failures]>([
  ['3 emails could not be sent: the mail server refused the password', [authenticationFailure]],
  [
    '3 emails could not be sent, mostly because the mail server refused the password',
    [authenticationFailure, unreachableFailure],
  ],
  ['3 emails could not be sent', []],
])('shows “%s”', (title, failures) => {
  const concern = { concern: 'MAILS_FAILED', severity: 'WARNING', count: 3 } as const;
  const text = describeConcern(i18n, concern, { mailFailures: failures } as unknown as Health_HealthFragment);
  expect(text).toMatchObject({ title, link: { to: expect.stringContaining('/admin/mail') } });
});

test.each([
  ['The server stopped unexpectedly on 23 Nov 2026, 2:03 pm and was restarted 2 seconds later', 2100],
  ['The server stopped unexpectedly on 23 Nov 2026, 2:03 pm and was restarted 5 min later', 300_000],
  ['The server stopped unexpectedly on 23 Nov 2026, 2:03 pm and was restarted', null],
])('shows “%s”', (title, downtimeMs) => {
  const concern = { concern: 'SERVER_CRASHED', severity: 'WARNING', count: 2 } as const;
  const lastCrash = { at: '2026-11-23T08:18:00Z', how: '1', downtimeMs };
  const text = describeConcern(i18n, concern, { lastCrash } as unknown as Health_HealthFragment);
  expect(text).toEqual({
    title,
    advice: '2 times in the last day. Ask your technical team to check the server log.',
  });
});

test('a process killed by the system or by V8 for lack of memory is reported as out of memory', () => {
  const concern = { concern: 'SERVER_CRASHED', severity: 'WARNING', count: 1 } as const;
  const lastCrash = { at: '2026-11-23T08:18:00Z', how: 'SIGABRT', downtimeMs: 900 };
  const text = describeConcern(i18n, concern, { lastCrash } as unknown as Health_HealthFragment);
  expect(text.title).toContain('was restarted 1 second later');
  expect(text.advice).toContain('Once in the last day. The server probably ran out of memory.');
});

test.each([
  ['12 errors in shoppers’ browsers today, from one network', 12],
  ['12 errors in shoppers’ browsers today, 8 of them from one network', 8],
  ['12 errors in shoppers’ browsers today', 2],
])('shows “%s”', (title, clientErrorsFromOneAddress) => {
  const concern = { concern: 'CLIENT_ERRORS', severity: 'WARNING', count: 12 } as const;
  const health = { clientErrorsFromOneAddress } as unknown as Health_HealthFragment;
  expect(describeConcern(i18n, concern, health).title).toBe(title);
});

test('delayed emails show their own reason, even if other emails fail more often', () => {
  const concern = { concern: 'MAILS_DELAYED', severity: 'WARNING', count: 1 } as const;
  const unknownRecipientFailure = {
    failure: 'RECIPIENT_REJECTED',
    error: '550',
    givenUp: 9,
    retryingCount: 0,
  } as const;
  const delayedFailure = { ...unreachableFailure, givenUp: 0, retryingCount: 1 };
  const failures = [unknownRecipientFailure, delayedFailure];
  const text = describeConcern(i18n, concern, { mailFailures: failures } as unknown as Health_HealthFragment);
  expect(text).toMatchObject({
    title: '1 email has not been sent yet: the mail server could not be reached',
    advice: 'The mail server may be temporarily down. Waiting emails are retried automatically.',
  });
});
