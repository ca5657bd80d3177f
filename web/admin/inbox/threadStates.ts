import type { ThreadDelivery, ThreadStatus } from '#web/graphql/types.generated.ts';
import type { Tone } from '../ui/StatusDot.tsx';

export const THREAD_STATUSES = ['OPEN', 'WAITING', 'CLOSED'] as const satisfies readonly ThreadStatus[];

export const threadStates: Record<ThreadStatus, { word: string; tone: Tone }> = {
  OPEN: { word: /*i18n*/ 'Open', tone: 'busy' },
  WAITING: { word: /*i18n*/ 'Waiting for the customer', tone: 'quiet' },
  CLOSED: { word: /*i18n*/ 'Closed', tone: 'good' },
};

export const deliveries: Record<ThreadDelivery, { word: string; tone: Tone }> = {
  QUEUED: { word: /*i18n*/ 'On its way', tone: 'busy' },
  SENT: { word: /*i18n*/ 'Sent', tone: 'good' },
  FAILED: { word: /*i18n*/ 'Not sent', tone: 'bad' },
  BOUNCED: { word: /*i18n*/ 'Came back', tone: 'bad' },
};
