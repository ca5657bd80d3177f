import { shorten } from '#domain/text/shorten.ts';
import { inOneLine } from '#domain/text/texts.ts';

const MAX_PREVIEW = 200;
const MAX_SUBJECT = 240;

/** The beginning of what was said, in one line. */
export function toPreview(text: string): string {
  return shorten(inOneLine(text), MAX_PREVIEW);
}

/** A subject without what replies put before it. */
export function toSubject(text: string): string {
  const subject = inOneLine(text).replace(/^((re|fwd?|aw|sv)\s*(\[\d+\])?\s*:\s*)+/i, '');
  return shorten(subject, MAX_SUBJECT);
}
