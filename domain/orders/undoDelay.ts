/** Seconds within which a step can be undone. */
export const UNDO_SECONDS = 10;

/**
 * Seconds by which the customer's email about a step that can be undone is delayed, slightly longer than the undo
 * period.
 */
export const EMAIL_DELAY_SECONDS = UNDO_SECONDS + 5;
