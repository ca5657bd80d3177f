/** Days in which a new address can be verified; after that, days in which the earlier address can undo the change. */
export const EMAIL_CHANGE_DAYS = 14;

/** Days without an objection after which a change that staff requested can be verified without signing in. */
export const OBJECTION_DAYS = 7;
