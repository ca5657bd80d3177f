import { defineProblems } from './defineProblems.ts';

/** Problems that are not specific to one part of the store. */
export const COMMON_PROBLEMS = defineProblems({
  INPUT_NOT_VALID: { code: 'INVALID', message: 'This input is not valid.' },
  VERSION_CONFLICT: {
    code: 'CONFLICT',
    message: /*i18n*/ 'Someone else has changed this in the meantime. Reload and try again.',
  },
  TOO_MANY_ATTEMPTS: {
    code: 'TOO_MANY',
    message: /*i18n*/ 'Too many attempts. Please try again in {seconds} seconds.',
  },
  JSON_TOO_DEEP: { code: 'INVALID', message: '{what} can be at most {most} levels deep.' },
  JSON_TOO_LONG: { code: 'INVALID', message: '{what} can have at most 2,000 characters as JSON.' },
  UPLOAD_NOT_FOUND: {
    code: 'NOT_FOUND',
    message: /*i18n*/ 'This upload no longer exists. Upload the photo again.',
  },
  TOO_MANY_UPLOADS: {
    code: 'TOO_MANY',
    message: 'You have uploaded too many photos. Please use those first, or wait a day.',
  },
  VIDEO_WRONG_FORMAT: { code: 'INVALID', message: 'Use a video in MP4 or WebM.' },
  VIDEO_CODEC: {
    code: 'INVALID',
    message: 'Some browsers can’t play this video. Save it as MP4 with H.264, or as WebM.',
  },
  VIDEO_TOO_LONG: { code: 'INVALID', message: 'Use a video of at most {most} seconds.' },
  VIDEO_UNREADABLE: { code: 'INVALID', message: 'This video can’t be read. It may be damaged.' },
  UPLOADED_VIDEO_NOT_FOUND: {
    code: 'NOT_FOUND',
    message: 'This upload no longer exists. Upload the video again.',
  },
  PHOTO_TOO_SMALL: {
    code: 'INVALID',
    message: 'Use a photo of at least {least} pixels on each side.',
  },
  PHOTO_TOO_LARGE: { code: 'INVALID', message: 'Use a photo of at most 60 megapixels.' },
  PHOTO_UNREADABLE: {
    code: 'INVALID',
    message: 'This photo can’t be read. It may be damaged.',
  },
  PHOTO_WRONG_FORMAT: {
    code: 'INVALID',
    message: 'Use a JPEG, PNG, WebP or AVIF photo.',
  },
});
