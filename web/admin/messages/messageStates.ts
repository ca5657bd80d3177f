import type { ContactMessageStatus } from '#web/graphql/types.generated.ts';
import type { Tone } from '../ui/StatusDot.tsx';

export const MESSAGE_STATUSES = [
  'NEW',
  'READ',
  'ANSWERED',
] as const satisfies readonly ContactMessageStatus[];

export const messageStates: Record<ContactMessageStatus, { word: string; tone: Tone }> = {
  NEW: { word: /*i18n*/ 'New', tone: 'busy' },
  READ: { word: /*i18n*/ 'Read', tone: 'quiet' },
  ANSWERED: { word: /*i18n*/ 'Answered', tone: 'good' },
};
