import { Gauge, type Registry } from 'prom-client';
import type { CatalogueSnapshots } from '#graph/snapshot/catalogueSnapshots.ts';

/** Adds metrics of the catalogue snapshot in memory. */
export function addSnapshotMetrics(registry: Registry, snapshots: CatalogueSnapshots): void {
  new Gauge({
    name: 'events_followed_up_to_seconds',
    help: 'Time up to which committed catalogue changes are in memory, in seconds since 1970.',
    registers: [registry],
    collect() {
      this.set(snapshots.appliedUntil / 1000);
    },
  });
  const getProducts = () => snapshots.current?.catalog.products.flatMap((product) => product ?? []) ?? [];
  new Gauge({
    name: 'store_products_shown',
    help: 'Products on sale.',
    registers: [registry],
    collect() {
      this.set(getProducts().length);
    },
  });
  new Gauge({
    name: 'store_variants_sold_out',
    help: 'Variants of products on sale that are out of stock.',
    registers: [registry],
    collect() {
      const variants = getProducts().flatMap(({ parts }) => parts.variants);
      this.set(variants.filter(({ stock }) => stock <= 0).length);
    },
  });
}
