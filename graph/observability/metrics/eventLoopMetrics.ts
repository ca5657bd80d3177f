import { performance } from 'node:perf_hooks';
import { Gauge, type Registry } from 'prom-client';

/** Adds the utilisation of the event loop. Its delay is measured by prom-client. */
export function addEventLoopMetrics(registry: Registry): void {
  let before = performance.eventLoopUtilization();
  new Gauge({
    name: 'nodejs_eventloop_utilization_ratio',
    help: 'Share of the time since the last scrape in which the event loop was busy, from 0 to 1.',
    registers: [registry],
    collect() {
      const now = performance.eventLoopUtilization();
      this.set(performance.eventLoopUtilization(now, before).utilization);
      before = now;
    },
  });
}
