import { Counter, Gauge, type Registry } from 'prom-client';
import { type Admission, REQUEST_CLASSES } from '#graph/http/admission/admission.ts';

/** Adds metrics of active, waiting and refused requests. */
export function addAdmissionMetrics(registry: Registry, queues: Record<string, Admission>): void {
  new Gauge({
    name: 'http_requests_worked_on',
    help: 'Requests being handled, by queue: usual, and long for those with long bodies.',
    labelNames: ['queue'],
    registers: [registry],
    collect() {
      for (const [queue, { active }] of Object.entries(queues)) this.set({ queue }, active);
    },
  });
  new Gauge({
    name: 'http_requests_waiting',
    help: 'Requests waiting in the admission queue, by queue and kind.',
    labelNames: ['queue', 'kind'],
    registers: [registry],
    collect() {
      for (const [queue, admission] of Object.entries(queues))
        for (const kind of REQUEST_CLASSES) this.set({ queue, kind }, admission.countWaiting(kind));
    },
  });
  new Counter({
    name: 'http_requests_refused_total',
    help: 'Requests refused with 503 because the queue was too long, by queue and kind.',
    labelNames: ['queue', 'kind'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [queue, { refusedCounts }] of Object.entries(queues))
        for (const kind of REQUEST_CLASSES) this.inc({ queue, kind }, refusedCounts[kind]);
    },
  });
}
