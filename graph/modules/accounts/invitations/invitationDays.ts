/** Number of days an invitation link works. */
export const INVITATION_DAYS = 7;
