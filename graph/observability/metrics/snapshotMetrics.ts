import { Gauge, type Registry } from 'prom-client';
import type { SnapshotKeeper } from '#graph/snapshot/snapshotKeeper.ts';

/** What shoppers may see, as this server has it in memory. */
export function addSnapshotMetrics(registry: Registry, snapshots: SnapshotKeeper): void {
  new Gauge({
    name: 'events_followed_up_to_seconds',
    help: 'Changes of what shoppers see that were committed before this moment (seconds since 1970) are in memory.',
    registers: [registry],
    collect() {
      this.set(snapshots.followedUpTo / 1000);
    },
  });
  const shown = () => snapshots.current?.catalog.products.flatMap((product) => product ?? []) ?? [];
  new Gauge({
    name: 'store_products_shown',
    help: 'Products that shoppers see.',
    registers: [registry],
    collect() {
      this.set(shown().length);
    },
  });
  new Gauge({
    name: 'store_variants_sold_out',
    help: 'Sizes of products that shoppers see of which none is left.',
    registers: [registry],
    collect() {
      const variants = shown().flatMap(({ parts }) => parts.variants);
      this.set(variants.filter(({ stock }) => stock <= 0).length);
    },
  });
}
