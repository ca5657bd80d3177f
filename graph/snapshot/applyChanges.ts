import { readContent } from '#graph/modules/content/content.snapshot.ts';
import { readAutomaticCoupons } from '#graph/modules/coupons/coupons.snapshot.ts';
import { readProviders } from '#graph/modules/payments/payments.snapshot.ts';
import { readRateBook } from '#graph/modules/pricing/pricing.snapshot.ts';
import { readVersionedSettings } from '#graph/modules/store/readSettings.ts';
import { refreshCatalog } from '#graph/modules/storefront/storefront.snapshot.ts';
import type { Connections } from '#graph/prisma/databases.ts';
import type { StoreChange } from '#graph/work/storeEvents.ts';
import { loadSnapshot } from './loadSnapshot.ts';
import type { Snapshot, SnapshotPart } from './snapshot.ts';

/**
 * Returns the snapshot with its changed parts reloaded. A change identifies its subject but does not contain the new
 * data, so applying it twice or late is harmless.
 */
export async function applyChanges(
  databases: Connections,
  before: Snapshot,
  changes: readonly StoreChange[],
): Promise<Snapshot> {
  const kinds = new Set(changes.map(({ kind }) => kind));
  const sequence = before.sequence + 1;
  if (kinds.has('EVERYTHING')) return loadSnapshot(databases, sequence);

  const { prisma } = databases;
  const products = toSubjectIds(changes, 'PRODUCT');
  const staleParts = {
    products,
    stock: toSubjectIds(changes, 'STOCK'),
    collections: kinds.has('COLLECTIONS'),
  };
  const [catalog, content, rates, settings, offers, providers] = await Promise.all([
    refreshCatalog(databases, before.catalog, staleParts, sequence),
    kinds.has('CONTENT') ? readContent(prisma) : before.content,
    kinds.has('RATES') ? readRateBook(prisma) : before.rates,
    kinds.has('SETTINGS') ? readVersionedSettings(prisma) : before.settings,
    kinds.has('COUPONS') ? readAutomaticCoupons(prisma) : before.offers,
    kinds.has('SETTINGS') ? readProviders(prisma) : before.providers,
  ]);
  const isChanged: Record<SnapshotPart, boolean> = {
    catalog: products.length > 0,
    availability: catalog.sets.inStock !== before.catalog.sets.inStock,
    collections: staleParts.collections,
    content: kinds.has('CONTENT'),
    rates: kinds.has('RATES'),
    settings: kinds.has('SETTINGS'),
  };
  const changedAt = Object.fromEntries(
    Object.entries(before.changedAt).map(([part, previousSequence]) => [
      part,
      isChanged[part as SnapshotPart] ? sequence : previousSequence,
    ]),
  ) as Record<SnapshotPart, number>;
  return { sequence, catalog, content, rates, settings, offers, providers, changedAt };
}

function toSubjectIds(changes: readonly StoreChange[], kind: StoreChange['kind']): string[] {
  const ids = changes.flatMap((change) =>
    change.kind === kind && change.subjectId ? [change.subjectId] : [],
  );
  return [...new Set(ids)];
}
