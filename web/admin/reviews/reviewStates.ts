import type { ReviewStatus } from '#web/graphql/types.generated.ts';
import type { Tone } from '../ui/StatusDot.tsx';

export const REVIEW_STATUSES = [
  'PENDING',
  'PUBLISHED',
  'REJECTED',
] as const satisfies readonly ReviewStatus[];

export const reviewStates: Record<ReviewStatus, { text: string; tone: Tone }> = {
  PENDING: { text: /*i18n*/ 'Pending', tone: 'busy' },
  PUBLISHED: { text: /*i18n*/ 'Published', tone: 'good' },
  REJECTED: { text: /*i18n*/ 'Rejected', tone: 'bad' },
};

export const ANSWERS = ['YES', 'NO'] as const;

export const answerTexts: Record<(typeof ANSWERS)[number], string> = {
  YES: /*i18n*/ 'Replied',
  NO: /*i18n*/ 'No reply',
};

/** Converts the choice into the query's filter; undefined selects reviews with and without a reply. */
export function toAnsweredFilter(answer: (typeof ANSWERS)[number] | undefined): boolean | undefined {
  return answer && answer === 'YES';
}
