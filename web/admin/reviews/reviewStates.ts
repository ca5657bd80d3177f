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

export const ANSWERS = ['YES', 'NO'] as const;

export const answerWords: Record<(typeof ANSWERS)[number], string> = {
  YES: /*i18n*/ 'Answered',
  NO: /*i18n*/ 'Not answered',
};

/** As the store is asked for it; undefined where both are wanted. */
export function answeredOf(answer: (typeof ANSWERS)[number] | undefined): boolean | undefined {
  return answer && answer === 'YES';
}
