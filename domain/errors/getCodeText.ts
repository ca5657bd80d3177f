export const SOMETHING_WENT_WRONG = /*i18n*/ 'Something went wrong. Please try again later.';

/** Returns the message for an unavailable store. `retryAfter` is in seconds. */
export function getUnavailableText(retryAfter: number): string {
  return retryAfter < 60
    ? /*i18n*/ 'The store isn’t responding. Please try again in a few seconds.'
    : /*i18n*/ 'The store can’t save changes right now. Please try again in a few minutes.';
}

/** Returns a message for an error code, or undefined if the code alone is too vague. */
export function getCodeText(code: string | undefined, retryAfter = 0): string | undefined {
  if (code === 'UNAVAILABLE') return getUnavailableText(retryAfter);
  return code === 'INTERNAL_SERVER_ERROR' ? SOMETHING_WENT_WRONG : undefined;
}
