/** Time in which a step can be undone, in seconds. */
export const UNDO_SECONDS = 10;

/** Time for which the customer's e-mail about such a step is held back, a little longer than it can be undone. */
export const MAIL_HELD_SECONDS = UNDO_SECONDS + 5;
