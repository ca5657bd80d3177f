import type { ReviewStatus } from '#web/graphql/types.generated.ts';
import type { Tone } from '../ui/StatusDot.tsx';

export const REVIEW_STATUSES = [
  'PENDING',
  'PUBLISHED',
  'REJECTED',
] as const satisfies readonly ReviewStatus[];

export const reviewStates: Record<ReviewStatus, { word: string; tone: Tone }> = {
  PENDING: { word: /*i18n*/ 'Pending', tone: 'busy' },
  PUBLISHED: { word: /*i18n*/ 'Published', tone: 'good' },
  REJECTED: { word: /*i18n*/ 'Rejected', tone: 'bad' },
};
