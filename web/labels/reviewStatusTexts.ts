import type { ReviewStatus } from '#web/graphql/types.generated.ts';

/** What has become of a review, in the store's voice. */
export const reviewStatusTexts: Record<ReviewStatus, string> = {
  PENDING: /*i18n*/ 'Waiting for approval',
  PUBLISHED: /*i18n*/ 'Published',
  REJECTED: /*i18n*/ 'Not published: it does not follow our review guidelines',
};
