import { Registry } from 'prom-client';

/**
 * What this process counts wherever it happens. To join, make a metric with `registers: [storeRegistry]` beside what it
 * counts; one that is looked up takes a `collect`. Names begin with `store_`, `db_`, `http_` or `nodejs_`, end with their
 * unit, and no label holds an id or an address (docs/observability.md).
 */
export const storeRegistry = new Registry();
