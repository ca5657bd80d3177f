import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  registry: Registry;
  observe(method: string, route: string, answer: { statusCode: number; elapsedTime: number }): void;
  /** Of an answer that was kept: how many seconds it took. */
  observeKept(seconds: number): void;
}

/** What is counted of the answers, for Prometheus. */
export function createMetrics({ followedUpTo }: { followedUpTo: () => number }): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  new Gauge({
    name: 'shop_changes_followed_up_to_seconds',
    help: 'Changes of what shoppers see that were committed before this moment (seconds since 1970) are in memory.',
    registers: [registry],
    collect() {
      this.set(followedUpTo() / 1000);
    },
  });
  const kept = duration.labels({ method: 'any', route: 'kept answers', status: 200 });
  return {
    registry,
    observe: (method, route, { statusCode, elapsedTime }) =>
      duration.observe({ method, route, status: statusCode }, elapsedTime / 1000),
    observeKept: (seconds) => kept.observe(seconds),
  };
}
