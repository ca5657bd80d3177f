import { Registry } from 'prom-client';

/**
 * Registry for metrics of this process. Create a metric with `registers: [storeRegistry]` next to the code it measures.
 * Use `collect` if the value is read at each scrape. Names start with `store_`, `db_`, `http_` or `nodejs_` and end
 * with their unit. No label contains an id, URL or email address (docs/observability.md).
 */
export const storeRegistry = new Registry();
