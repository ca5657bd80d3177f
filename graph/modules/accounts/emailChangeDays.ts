/** Number of days to verify a new address, and then to undo the change from the earlier address. */
export const EMAIL_CHANGE_DAYS = 14;

/** Number of days without an objection after which a change requested by staff can be verified without signing in. */
export const OBJECTION_DAYS = 7;
