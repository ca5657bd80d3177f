import type { ThreadDelivery, ThreadStatus } from '#web/graphql/types.generated.ts';
import type { Tone } from '../ui/StatusDot.tsx';

export const THREAD_STATUSES = ['OPEN', 'WAITING', 'CLOSED'] as const satisfies readonly ThreadStatus[];

export const threadStates: Record<ThreadStatus, { text: string; tone: Tone }> = {
  OPEN: { text: /*i18n*/ 'Open', tone: 'busy' },
  WAITING: { text: /*i18n*/ 'Waiting for the customer', tone: 'quiet' },
  CLOSED: { text: /*i18n*/ 'Closed', tone: 'good' },
};

export const deliveryTexts: Record<ThreadDelivery, { text: string; tone: Tone }> = {
  QUEUED: { text: /*i18n*/ 'Sending', tone: 'busy' },
  SENT: { text: /*i18n*/ 'Sent', tone: 'good' },
  FAILED: { text: /*i18n*/ 'Not sent', tone: 'bad' },
  BOUNCED: { text: /*i18n*/ 'Bounced', tone: 'bad' },
};
