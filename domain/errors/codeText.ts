export const SOMETHING_WENT_WRONG = /*i18n*/ 'Something went wrong. Please try again later.';

/** How it is said that the store cannot do something now, by the seconds after which to ask again. */
export function unavailableText(retryAfter: number): string {
  return retryAfter < 60
    ? /*i18n*/ 'The store cannot answer at this moment. Please try again in a few seconds.'
    : /*i18n*/ 'The store cannot save anything at the moment. Please try again in a few minutes.';
}

/** What is said of a failure by its code alone; undefined for codes that say too little. */
export function codeText(code: string | undefined, retryAfter = 0): string | undefined {
  if (code === 'UNAVAILABLE') return unavailableText(retryAfter);
  return code === 'INTERNAL_SERVER_ERROR' ? SOMETHING_WENT_WRONG : undefined;
}
