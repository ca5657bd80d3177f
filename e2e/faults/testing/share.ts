import { availableParallelism, loadavg } from 'node:os';

/** How much longer something may take where the machine's cores are shared with others: 1 where they are not. */
export function share(): number {
  return Math.max(1, (loadavg()[0] ?? 0) / availableParallelism());
}
