import { readContent } from '#graph/modules/content/content.snapshot.ts';
import { readAutomaticCoupons } from '#graph/modules/coupons/coupons.snapshot.ts';
import { readProviders } from '#graph/modules/payments/payments.snapshot.ts';
import { readRateBook } from '#graph/modules/pricing/pricing.snapshot.ts';
import { readVersionedSettings } from '#graph/modules/store/readSettings.ts';
import { loadCatalog } from '#graph/modules/storefront/storefront.snapshot.ts';
import type { Connections } from '#graph/prisma/databases.ts';
import { SNAPSHOT_PARTS, type Snapshot, type SnapshotPart } from './snapshot.ts';

/** Loads a complete snapshot from the database. */
export async function loadSnapshot(databases: Connections, sequence: number): Promise<Snapshot> {
  const { prisma } = databases;
  const [catalog, content, rates, settings, offers, providers] = await Promise.all([
    loadCatalog(databases, sequence),
    readContent(prisma),
    readRateBook(prisma),
    readVersionedSettings(prisma),
    readAutomaticCoupons(prisma),
    readProviders(prisma),
  ]);
  const changedAt = Object.fromEntries(SNAPSHOT_PARTS.map((part) => [part, sequence])) as Record<
    SnapshotPart,
    number
  >;
  return { sequence, catalog, content, rates, settings, offers, providers, changedAt };
}
