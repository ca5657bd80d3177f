import { type BulkList, bulkAction, changing } from '#graph/bulk/bulkAction.ts';
import type { StaffAtWork } from '#graph/context.ts';
import type { Prisma } from '#graph/prisma/generated/client.ts';
import type {
  AdminProductFilter,
  BulkPhotographsInput,
  BulkProductStatusInput,
  ProductStatus,
} from '#graph/schema/schema.generated.ts';
import type { Work } from '#graph/work/work.ts';
import { listAdminProducts } from './staff/listAdminProducts.ts';
import { addPhotographs, type Photographs, readPhotographs } from './staff/photographs/addPhotographs.ts';
import { changeStatus } from './staff/setProductStatus.ts';
import { readProductAt, type WholeProduct, withProduct } from './staff/withProduct.ts';

const products: BulkList<AdminProductFilter> = {
  name: 'products',
  needs: 'readCatalog',
  page: listAdminProducts,
  describe: async ({ prisma }, ids) => {
    const found = await prisma.product.findMany({
      where: { id: { in: [...ids] } },
      select: { id: true, name: true, sku: true },
    });
    return new Map(found.map(({ id, name, sku }) => [id, `${name}, ${sku}`]));
  },
};

type Status = { status: ProductStatus };

/** Changes of many rows of the lists of this module. */
export const bulk = {
  setProductStatus: bulkAction<BulkProductStatusInput, Status>({
    list: products,
    needs: () => ['manageCatalog'],
    read: (_context, { status }) => ({ status }),
    apply: changing(hold, async ({ work, context, row: saved }, { status }: Status) => {
      if (saved.status === status) return null;
      const { version } = await changeStatus(work, context, { saved, status });
      return { undo: { status: saved.status, version } };
    }),
    undo: changing(hold, async ({ work, context, row: saved }, kept: Prisma.JsonValue) => {
      const { status, version } = kept as Status & { version: number };
      // What changed again meanwhile is somebody else's.
      await readProductAt(work.db, { id: saved.id, version });
      await changeStatus(work, context, { saved, status });
      return {};
    }),
  }),
  addPhotographs: bulkAction<BulkPhotographsInput, Photographs>({
    list: products,
    needs: () => ['manageCatalog'],
    read: (_context, given) => readPhotographs(given),
    apply: addPhotographs,
  }),
};

function hold(
  context: StaffAtWork,
  id: string,
  task: (work: Work, product: WholeProduct) => Promise<void>,
): Promise<void> {
  return withProduct(context, { id }, task);
}
