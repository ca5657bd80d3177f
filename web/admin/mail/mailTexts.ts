import type { MailStatus } from '#web/graphql/types.generated.ts';
import type { Tone } from '../ui/StatusDot.tsx';

export const MAIL_STATUSES = ['QUEUED', 'SENDING', 'SENT', 'FAILED'] as const satisfies readonly MailStatus[];

export const mailStates: Record<MailStatus, { word: string; tone: Tone }> = {
  QUEUED: { word: /*i18n*/ 'Pending', tone: 'busy' },
  SENDING: { word: /*i18n*/ 'Sending', tone: 'busy' },
  SENT: { word: /*i18n*/ 'Sent', tone: 'good' },
  FAILED: { word: /*i18n*/ 'Failed', tone: 'bad' },
};
