import { expect, test } from 'vitest';
import { english } from '#web/locale/i18n.ts';
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
  const text = concernText(english, concern, { mailFailures } as unknown as Health_HealthFragment);
  expect(text).toMatchObject({ what, link: { to: expect.stringContaining('/admin/mail') } });
});
