import { shorten } from '#domain/text/shorten.ts';
import { toSingleLine } from '#domain/text/texts.ts';

const MAX_PREVIEW_LENGTH = 200;
const MAX_SUBJECT_LENGTH = 240;

/** Returns the beginning of a message on one line. */
export function toPreview(text: string): string {
  return shorten(toSingleLine(text), MAX_PREVIEW_LENGTH);
}

/** Returns a subject without prefixes such as `Re:`. */
export function toSubject(text: string): string {
  const subject = toSingleLine(text).replace(/^((re|fwd?|aw|sv)\s*(\[\d+\])?\s*:\s*)+/i, '');
  return shorten(subject, MAX_SUBJECT_LENGTH);
}
