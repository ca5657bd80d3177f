import { Gauge, type Registry } from 'prom-client';
import { version } from '../version.ts';

/** Which store runs, to be seen beside what changed with it. */
export function addBuildInfo(registry: Registry): void {
  new Gauge({
    name: 'store_build_info',
    help: 'Always 1; its label is the version of the store that runs.',
    labelNames: ['version'],
    registers: [registry],
  }).set({ version }, 1);
}
