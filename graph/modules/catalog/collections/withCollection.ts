import { DomainError } from '#domain/errors/errors.ts';
import type { GraphContext } from '#graph/context.ts';
import {
  SHOP_COLLECTION,
  type ShopCollection,
  toShopCollection,
} from '#graph/modules/storefront/snapshot/shopCollection.ts';
import { type Transaction, violatedUnique } from '#graph/prisma/transaction.ts';
import { collectionsChanged } from '#graph/work/storeEvents.ts';
import type { Work } from '#graph/work/work.ts';

interface Which {
  id: string;
  /** The version that was read; another one in the meantime is a conflict. */
  version?: number | null | undefined;
}

/** Works on one collection, which nobody else changes meanwhile, and answers it as it is then. */
export async function withCollection(
  { work: doWork }: GraphContext,
  { id, version }: Which,
  task: (work: Work, collection: ShopCollection) => Promise<unknown>,
): Promise<ShopCollection> {
  return withSlugFree(() =>
    doWork(async (work) => {
      await work.db.$queryRaw`SELECT id FROM collections WHERE id = ${id} FOR UPDATE`;
      const collection = await findShopCollection(work.db, id);
      if (!collection) throw new DomainError('COLLECTION_NOT_FOUND', 'id');
      if (version != null && version !== collection.version)
        throw new DomainError('CHANGED_MEANWHILE', 'version');
      work.publish(collectionsChanged());
      await task(work, collection);
      return (await findShopCollection(work.db, id)) ?? collection;
    }),
  );
}

async function findShopCollection(tx: Transaction, id: string): Promise<ShopCollection | null> {
  const row = await tx.collection.findUnique({ where: { id }, include: SHOP_COLLECTION });
  return row && toShopCollection(row);
}

/** Tells of an address that another collection has, as the database alone knows surely. */
export async function withSlugFree<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (violatedUnique(error) === null) throw error;
    throw new DomainError('COLLECTION_SLUG_TAKEN', 'slug');
  }
}

/** An address that led to another collection goes on doing so. */
export async function requireSlugFree(tx: Transaction, slug: string, id: string | null): Promise<void> {
  const former = await tx.collectionSlug.findUnique({ where: { slug } });
  if (former && former.collectionId !== id) throw new DomainError('COLLECTION_SLUG_TAKEN', 'slug');
  if (former) await tx.collectionSlug.delete({ where: { slug } });
}
