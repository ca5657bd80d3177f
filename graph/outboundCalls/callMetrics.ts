import { Counter, Gauge, Histogram } from 'prom-client';
import { storeRegistry } from '#graph/observability/metrics/storeRegistry.ts';
import type { Circuit } from './circuit.ts';
import { listCircuits } from './circuits.ts';
import { DEPENDENCIES } from './dependencies.ts';

const registers = [storeRegistry];
const NAMES = Object.keys(DEPENDENCIES);

export const callDurations = new Histogram({
  name: 'store_outside_call_duration_seconds',
  help: 'Duration of calls to outside services, by dependency and outcome: answered, failed, timeout.',
  labelNames: ['dependency', 'outcome'],
  buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60],
  registers,
});

export const refusedCalls = new Counter({
  name: 'store_outside_calls_refused_total',
  help: 'Calls that were never sent, by dependency and reason: open (the circuit) or busy (no free slot).',
  labelNames: ['dependency', 'reason'],
  registers,
});

new Gauge({
  name: 'store_outside_calls_in_flight',
  help: 'Calls in flight, by dependency.',
  labelNames: ['dependency'],
  registers,
  collect() {
    for (const dependency of NAMES)
      this.set(
        { dependency },
        sum(dependency, ({ inFlight }) => inFlight),
      );
  },
});

new Gauge({
  name: 'store_outside_calls_waiting',
  help: 'Calls waiting for a free slot, by dependency.',
  labelNames: ['dependency'],
  registers,
  collect() {
    for (const dependency of NAMES)
      this.set(
        { dependency },
        sum(dependency, ({ waiting }) => waiting),
      );
  },
});

new Gauge({
  name: 'store_outside_circuit_open',
  help: 'Open circuits by dependency. Calls to a dependency that does not respond are refused for half a minute.',
  labelNames: ['dependency'],
  registers,
  collect() {
    for (const dependency of NAMES)
      this.set(
        { dependency },
        sum(dependency, ({ isOpen }) => Number(isOpen)),
      );
  },
});

function sum(dependency: string, getValue: (circuit: Circuit) => number): number {
  const matchingCircuits = listCircuits().filter((circuit) => circuit.dependency === dependency);
  return matchingCircuits.reduce((total, circuit) => total + getValue(circuit), 0);
}
