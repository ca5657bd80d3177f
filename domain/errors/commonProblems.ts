import { defineProblems } from './defineProblems.ts';

/** What goes wrong with any noun. */
export const COMMON_PROBLEMS = defineProblems({
  INPUT_NOT_VALID: { code: 'INVALID', message: 'This input is not valid.' },
  CHANGED_MEANWHILE: {
    code: 'CONFLICT',
    message: /*i18n*/ 'This was changed by someone else in the meantime.',
  },
  TOO_MANY_ATTEMPTS: {
    code: 'TOO_MANY',
    message: /*i18n*/ 'Too many attempts. Please try again in {seconds} seconds.',
  },
  JSON_TOO_DEEP: { code: 'INVALID', message: '{what} may be {most} levels deep.' },
  JSON_TOO_LONG: { code: 'INVALID', message: '{what} may have 2,000 characters as JSON.' },
  UPLOAD_NOT_FOUND: {
    code: 'NOT_FOUND',
    message: /*i18n*/ 'There is no such upload. Upload the photograph again.',
  },
  UPLOADS_FULL: {
    code: 'TOO_MANY',
    message: 'You have sent many photographs. Please use those first, or wait a day.',
  },
  VIDEO_WRONG_FORMAT: { code: 'INVALID', message: 'Use a video in MP4 or WebM.' },
  VIDEO_CODEC: {
    code: 'INVALID',
    message: 'Not every browser plays this video. Save it as MP4 with H.264, or as WebM.',
  },
  VIDEO_TOO_LONG: { code: 'INVALID', message: 'Use a video of at most {most} seconds.' },
  VIDEO_UNREADABLE: { code: 'INVALID', message: 'This video cannot be read. It may be damaged.' },
  UPLOADED_VIDEO_NOT_FOUND: {
    code: 'NOT_FOUND',
    message: 'There is no such upload. Upload the video again.',
  },
  PHOTOGRAPH_TOO_SMALL: {
    code: 'INVALID',
    message: 'Use a photograph of at least {least} pixels a side.',
  },
  PHOTOGRAPH_TOO_LARGE: { code: 'INVALID', message: 'Use a photograph of at most 60 megapixels.' },
  PHOTOGRAPH_UNREADABLE: {
    code: 'INVALID',
    message: 'This photograph cannot be read. It may be damaged.',
  },
  PHOTOGRAPH_WRONG_FORMAT: {
    code: 'INVALID',
    message: 'Use a photograph in JPEG, PNG, WebP or AVIF.',
  },
});
