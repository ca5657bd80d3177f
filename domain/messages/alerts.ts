/** How many alerts may wait for one account, or for one address of a guest. */
export const MAX_ALERTS = 20;

/** An alert that found nothing to tell for so long is removed; so is one that was told so long ago. */
export const ALERT_DAYS = 365;
