import { performance } from 'node:perf_hooks';
import { Gauge, type Registry } from 'prom-client';

/** How busy the one thread is that answers; prom-client's own tell how late it is. */
export function addEventLoopMetrics(registry: Registry): void {
  let before = performance.eventLoopUtilization();
  new Gauge({
    name: 'nodejs_eventloop_utilization_ratio',
    help: 'Share of the time since the last scrape in which the event loop was busy, 0 to 1.',
    registers: [registry],
    collect() {
      const now = performance.eventLoopUtilization();
      this.set(performance.eventLoopUtilization(now, before).utilization);
      before = now;
    },
  });
}
