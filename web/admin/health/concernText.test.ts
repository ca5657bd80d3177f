import { expect, test } from 'vitest';
import { i18n } from '#web/locale/i18n.ts';
import { concernText } from './concernText.ts';
import type { Health_HealthFragment } from './Health.generated.ts';

type Failures = Health_HealthFragment['mailFailures'];

const refused = { failure: 'PASSWORD_REFUSED', error: '535', givenUp: 2, triedAgain: 0 } as const;
const unreachable = { failure: 'UNREACHABLE', error: 'ECONNREFUSED', givenUp: 1, triedAgain: 0 } as const;

test.each<[string, Failures]>([
  ['3 mails could not be sent: the mail server refused the password', [refused]],
  ['3 mails could not be sent, most since the mail server refused the password', [refused, unreachable]],
  ['3 mails could not be sent', []],
])('%s', (what, mailFailures) => {
  const concern = { concern: 'MAILS_FAILED', severity: 'LOOK', count: 3 } as const;
  const text = concernText(i18n, concern, { mailFailures } as unknown as Health_HealthFragment);
  expect(text).toMatchObject({ what, link: { to: expect.stringContaining('/admin/mail') } });
});

test.each([
  ['The server stopped unexpectedly at 23 Nov 2026, 2:03 pm and was restarted 2 seconds later', 2100],
  ['The server stopped unexpectedly at 23 Nov 2026, 2:03 pm and was restarted 5 min later', 300_000],
  ['The server stopped unexpectedly at 23 Nov 2026, 2:03 pm and was restarted', null],
])('%s', (what, awayMs) => {
  const concern = { concern: 'SERVER_ENDED', severity: 'LOOK', count: 2 } as const;
  const lastUnexpectedEnd = { at: '2026-11-23T08:18:00Z', how: '1', awayMs };
  const text = concernText(i18n, concern, { lastUnexpectedEnd } as unknown as Health_HealthFragment);
  expect(text).toEqual({
    what,
    advice: '2 times within the last day. The log says why, for whoever looks after it.',
  });
});

test('a server that the system or its engine ended for want of memory is said to have run out of it', () => {
  const concern = { concern: 'SERVER_ENDED', severity: 'LOOK', count: 1 } as const;
  const lastUnexpectedEnd = { at: '2026-11-23T08:18:00Z', how: 'SIGABRT', awayMs: 900 };
  const text = concernText(i18n, concern, { lastUnexpectedEnd } as unknown as Health_HealthFragment);
  expect(text.what).toContain('was restarted 1 second later');
  expect(text.advice).toContain('Once within the last day. It seems to have run out of memory.');
});

test.each([
  ['12 errors in shoppers’ browsers today, from one address', 12],
  ['12 errors in shoppers’ browsers today, 8 of them from one address', 8],
  ['12 errors in shoppers’ browsers today', 2],
])('%s', (what, clientErrorsFromOneAddress) => {
  const concern = { concern: 'CLIENT_ERRORS', severity: 'LOOK', count: 12 } as const;
  const health = { clientErrorsFromOneAddress } as unknown as Health_HealthFragment;
  expect(concernText(i18n, concern, health).what).toBe(what);
});

test('mails that wait have the reason that they wait for, whatever else failed more often', () => {
  const concern = { concern: 'MAILS_DELAYED', severity: 'LOOK', count: 1 } as const;
  const noSuch = { failure: 'RECEIVER_REFUSED', error: '550', givenUp: 9, triedAgain: 0 } as const;
  const waiting = { ...unreachable, givenUp: 0, triedAgain: 1 };
  const mailFailures = [noSuch, waiting];
  const text = concernText(i18n, concern, { mailFailures } as unknown as Health_HealthFragment);
  expect(text).toMatchObject({
    what: '1 mail waits to be sent: the mail server could not be reached',
    advice: 'Perhaps it is away for a while: what waits is tried again by itself.',
  });
});
