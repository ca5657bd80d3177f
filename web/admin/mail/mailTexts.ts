import type { MailStatus } from '#web/graphql/types.generated.ts';
import type { Tone } from '../ui/StatusDot.tsx';

export const EMAIL_STATUSES = [
  'QUEUED',
  'SENDING',
  'SENT',
  'FAILED',
] as const satisfies readonly MailStatus[];

export const emailStates: Record<MailStatus, { text: string; tone: Tone }> = {
  QUEUED: { text: /*i18n*/ 'Pending', tone: 'busy' },
  SENDING: { text: /*i18n*/ 'Sending', tone: 'busy' },
  SENT: { text: /*i18n*/ 'Sent', tone: 'good' },
  FAILED: { text: /*i18n*/ 'Failed', tone: 'bad' },
};
