import { defineProblems } from '#domain/errors/defineProblems.ts';

export const REVIEWS_PROBLEMS = defineProblems({
  REVIEW_NOT_FOUND: { code: 'NOT_FOUND', message: /*i18n*/ 'This review no longer exists.' },
  ALREADY_REVIEWED: {
    code: 'NOT_ALLOWED',
    message: /*i18n*/ 'You have already reviewed this piece.',
  },
  TOO_MANY_REVIEWS_WAITING: {
    code: 'TOO_MANY',
    message:
      '{most} of your reviews are waiting for approval. Please write more once they have been approved.',
  },
  TOO_MANY_REVIEW_PHOTOS: { code: 'INVALID', message: 'A review can have up to {most} photos.' },
  REVIEW_PHOTO_NOT_FOUND: {
    code: 'INVALID',
    message: 'One of your review photos is no longer available. Please add it again.',
  },
});
