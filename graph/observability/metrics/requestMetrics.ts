import { Histogram, type Registry } from 'prom-client';

export interface RequestMetrics {
  observe(method: string, route: string, response: { statusCode: number; elapsedTime: number }): void;
  /** Records the duration of a cached response, in seconds. */
  observeCached(seconds: number): void;
}

export function addRequestMetrics(registry: Registry): RequestMetrics {
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to response, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  const cachedDuration = duration.labels({ method: 'any', route: 'response cache', status: 200 });
  return {
    observe: (method, route, { statusCode, elapsedTime }) =>
      duration.observe({ method, route, status: statusCode }, elapsedTime / 1000),
    observeCached: (seconds) => cachedDuration.observe(seconds),
  };
}
