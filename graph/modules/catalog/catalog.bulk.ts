import { type BulkList, changeLockedRow, defineBulkAction } from '#graph/bulk/bulkAction.ts';
import type { StaffActionContext } from '#graph/context.ts';
import type { Prisma } from '#graph/prisma/generated/client.ts';
import type {
  AdminProductFilter,
  BulkPhotosInput,
  BulkProductStatusInput,
  ProductStatus,
} from '#graph/schema/schema.generated.ts';
import type { Work } from '#graph/work/work.ts';
import { listAdminProducts } from './staff/listAdminProducts.ts';
import { type ProductWithParts, readProductAt, withLockedProduct } from './staff/lockProduct.ts';
import {
  loadProductPhotos,
  type PhotoAddresses,
  readPhotoAddresses,
} from './staff/photos/loadProductPhotos.ts';
import { changeStatus } from './staff/setProductStatus.ts';

const products: BulkList<AdminProductFilter> = {
  name: 'products',
  requiredPermissions: 'readCatalog',
  loadPage: listAdminProducts,
  describe: async ({ prisma }, ids) => {
    const productRows = await prisma.product.findMany({
      where: { id: { in: [...ids] } },
      select: { id: true, name: true, sku: true },
    });
    return new Map(productRows.map(({ id, name, sku }) => [id, `${name}, ${sku}`]));
  },
};

type Status = { status: ProductStatus };

/** Bulk jobs for the lists of this module. */
export const bulk = {
  setProductStatus: defineBulkAction<BulkProductStatusInput, Status>({
    list: products,
    getRequiredPermissions: () => ['manageCatalog'],
    read: (_context, { status }) => ({ status }),
    apply: changeLockedRow(withLockedRow, async ({ work, context, row: saved }, { status }: Status) => {
      if (saved.status === status) return null;
      const { version } = await changeStatus(work, context, { saved, status });
      return { undo: { status: saved.status, version } };
    }),
    undo: changeLockedRow(
      withLockedRow,
      async ({ work, context, row: saved }, undoData: Prisma.JsonValue) => {
        const { status, version } = undoData as Status & { version: number };
        // Throws if someone else has changed the product since.
        await readProductAt(work.db, { id: saved.id, version });
        await changeStatus(work, context, { saved, status });
        return {};
      },
    ),
  }),
  addPhotos: defineBulkAction<BulkPhotosInput, PhotoAddresses>({
    list: products,
    getRequiredPermissions: () => ['manageCatalog'],
    read: (_context, input) => readPhotoAddresses(input),
    apply: loadProductPhotos,
  }),
};

function withLockedRow(
  context: StaffActionContext,
  id: string,
  task: (work: Work, product: ProductWithParts) => Promise<void>,
): Promise<void> {
  return withLockedProduct(context, { id }, task);
}
