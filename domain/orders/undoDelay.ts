/** Seconds within which a step can be undone. */
export const UNDO_SECONDS = 10;

/**
 * Seconds for which the customer's email about such a step is delayed, a little longer than the time for undoing it.
 */
export const EMAIL_DELAY_SECONDS = UNDO_SECONDS + 5;
