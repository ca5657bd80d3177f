import { Registry } from 'prom-client';

/**
 * Registry for metrics of this process. Create a metric with `registers: [storeRegistry]` beside the code it
 * measures, with `collect` if the value is looked up. Names start with `store_`, `db_`, `http_` or `nodejs_` and end
 * with their unit. No label contains an id, URL or email address (docs/observability.md).
 */
export const storeRegistry = new Registry();
