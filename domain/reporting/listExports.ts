/** Days for which an exported file is kept. */
export const EXPORT_RETENTION_DAYS = 1;

/** Most exports of one person at the same time. */
export const MAX_CONCURRENT_EXPORTS = 5;
