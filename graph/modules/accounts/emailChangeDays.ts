/**
 * Number of days within which a new address can be verified. After that, the change can be undone from the earlier
 * address for the same number of days.
 */
export const EMAIL_CHANGE_DAYS = 14;

/** Number of days without an objection after which a change requested by staff can be verified without signing in. */
export const OBJECTION_DAYS = 7;
