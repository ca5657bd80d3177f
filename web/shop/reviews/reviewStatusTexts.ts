import type { ReviewStatus } from '#web/graphql/types.generated.ts';

/** What has become of a review, in the store's voice. */
export const reviewStatusTexts: Record<ReviewStatus, string> = {
  PENDING: /*i18n*/ 'We have not read it yet',
  PUBLISHED: /*i18n*/ 'Stands with the piece',
  REJECTED: /*i18n*/ 'Not shown: it does not keep to the rules for reviews',
};
