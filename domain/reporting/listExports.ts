/** How long the file of an export is kept. */
export const EXPORT_KEPT_DAYS = 1;

/** How many exports somebody may have under way at once. */
export const MAX_EXPORTS_AT_ONCE = 5;
