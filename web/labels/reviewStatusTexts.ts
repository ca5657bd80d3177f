import type { ReviewStatus } from '#web/graphql/types.generated.ts';

/** Status texts of reviews, as shown in the shop. */
export const reviewStatusTexts: Record<ReviewStatus, string> = {
  PENDING: /*i18n*/ 'Waiting for approval',
  PUBLISHED: /*i18n*/ 'Published',
  REJECTED: /*i18n*/ 'Not published: it does not follow our review guidelines',
};
