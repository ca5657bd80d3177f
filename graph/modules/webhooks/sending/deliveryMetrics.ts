import { Counter, Gauge, Histogram } from 'prom-client';
import { storeRegistry } from '#graph/observability/metrics/storeRegistry.ts';

const registers = [storeRegistry];

export const attempts = new Counter({
  name: 'store_webhook_attempts_total',
  help: 'Attempts to deliver an event to an endpoint, by topic and outcome: delivered, or the problem.',
  labelNames: ['topic', 'outcome'],
  registers,
});

export const durations = new Histogram({
  name: 'store_webhook_attempt_duration_seconds',
  help: 'Response time of endpoints, including failed attempts.',
  buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers,
});

export const oldestDue = new Gauge({
  name: 'store_webhook_oldest_due_seconds',
  help: 'Wait of the oldest due delivery, at endpoints that are not failing.',
  registers,
});
