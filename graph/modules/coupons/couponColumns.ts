import { DomainError } from '#domain/errors/errors.ts';
import type { CouponInput } from '#domain/orders/coupons/couponSchema.ts';
import { Prisma } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

type CouponScopes = Pick<CouponInput, 'collectionIds' | 'productIds' | 'groupIds'>;

const NO_SCOPES: CouponScopes = { collectionIds: null, productIds: null, groupIds: null };

export function toColumns({ collectionIds, productIds, groupIds, ...fields }: CouponInput) {
  return {
    ...fields,
    collectionIds: collectionIds ?? Prisma.DbNull,
    productIds: productIds ?? Prisma.DbNull,
    groupIds: groupIds ?? Prisma.DbNull,
  };
}

/**
 * Throws if a newly added collection, product or group does not exist. Those added earlier may have been deleted since.
 */
export async function requireExistingScopes(
  tx: Transaction,
  { collectionIds, productIds, groupIds }: CouponScopes,
  savedScopes: CouponScopes = NO_SCOPES,
): Promise<void> {
  const addedCollectionIds = findAddedIds(collectionIds, savedScopes.collectionIds);
  if (addedCollectionIds.length > (await tx.collection.count({ where: { id: { in: addedCollectionIds } } })))
    throw new DomainError('COLLECTION_NOT_FOUND', 'collectionIds');
  const addedProductIds = findAddedIds(productIds, savedScopes.productIds);
  if (addedProductIds.length > (await tx.product.count({ where: { id: { in: addedProductIds } } })))
    throw new DomainError('PRODUCT_NOT_FOUND', 'productIds');
  const addedGroupIds = findAddedIds(groupIds, savedScopes.groupIds);
  if (addedGroupIds.length > (await tx.customerGroup.count({ where: { id: { in: addedGroupIds } } })))
    throw new DomainError('GROUP_NOT_FOUND', 'groupIds');
}

function findAddedIds(ids: readonly string[] | null, before: readonly string[] | null): string[] {
  return (ids ?? []).filter((id) => !before?.includes(id));
}

/** Returns the changes for the audit log, with the current names of collections, products and groups instead of ids. */
export async function replaceIdsWithNames(
  tx: Transaction,
  changedValues: Prisma.InputJsonObject,
): Promise<Prisma.InputJsonObject> {
  const { collectionIds, productIds, groupIds } = changedValues;
  return {
    ...changedValues,
    ...(Array.isArray(collectionIds) && {
      collectionIds: toNames(
        collectionIds,
        await tx.collection.findMany({ where: { id: { in: collectionIds.map(String) } } }),
      ),
    }),
    ...(Array.isArray(productIds) && {
      productIds: toNames(
        productIds,
        await tx.product.findMany({ where: { id: { in: productIds.map(String) } } }),
      ),
    }),
    ...(Array.isArray(groupIds) && {
      groupIds: toNames(
        groupIds,
        await tx.customerGroup.findMany({ where: { id: { in: groupIds.map(String) } } }),
      ),
    }),
  };
}

function toNames(ids: readonly unknown[], records: readonly { id: string; name: string }[]): string[] {
  return ids.map((id) => records.find((record) => record.id === id)?.name ?? String(id));
}
