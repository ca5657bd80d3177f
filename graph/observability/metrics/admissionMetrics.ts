import { Counter, Gauge, type Registry } from 'prom-client';
import { type Admission, KINDS } from '#graph/http/admission/admission.ts';

/** Who is being served, who waits in front of the work, and who was told to come again. */
export function addAdmissionMetrics(registry: Registry, queues: Record<string, Admission>): void {
  new Gauge({
    name: 'http_requests_worked_on',
    help: 'Requests that are worked on now, by queue: usual, and long for those with long bodies.',
    labelNames: ['queue'],
    registers: [registry],
    collect() {
      for (const [queue, { active }] of Object.entries(queues)) this.set({ queue }, active);
    },
  });
  new Gauge({
    name: 'http_requests_waiting',
    help: 'Requests that wait to be worked on, by queue and kind.',
    labelNames: ['queue', 'kind'],
    registers: [registry],
    collect() {
      for (const [queue, admission] of Object.entries(queues))
        for (const kind of KINDS) this.set({ queue, kind }, admission.waiting(kind));
    },
  });
  new Counter({
    name: 'http_requests_refused_total',
    help: 'Requests that were answered 503 because too many were ahead of them, by queue and kind.',
    labelNames: ['queue', 'kind'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [queue, { refused }] of Object.entries(queues))
        for (const kind of KINDS) this.inc({ queue, kind }, refused[kind]);
    },
  });
}
