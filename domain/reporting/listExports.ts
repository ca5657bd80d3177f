/** Days for which an exported file is kept. */
export const EXPORT_RETENTION_DAYS = 1;

/** Maximum number of concurrent exports per person. */
export const MAX_CONCURRENT_EXPORTS = 5;
