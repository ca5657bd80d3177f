import { mapInBatches } from '#web/admin/list/bulk/mapInBatches.ts';
import { client } from '#web/app/requests/client.ts';
import type { ProductStatus } from '#web/graphql/types.generated.ts';
import type { BulkResult } from '../list/listDefinition.ts';
import { ProductStatusDocument, SetProductStatusDocument } from './editor/EditedProduct.generated.ts';

/** Publishes, takes back or archives pieces, each by itself; one that stands so already is left alone. */
export function moveProducts(ids: readonly string[], status: ProductStatus): Promise<BulkResult[]> {
  return mapInBatches(ids, async (id) => {
    const found = await client.query({
      query: ProductStatusDocument,
      variables: { id },
      fetchPolicy: 'network-only',
    });
    const before = found.data?.adminProduct?.staff;
    if (before?.status === status) return {};
    const { version, problem } = await moved({ id, status, version: before?.version });
    if (problem || !before) return { problem };
    return { undo: async () => (await moved({ id, status: before.status, version })).problem };
  });
}

async function moved(input: { id: string; status: ProductStatus; version: number | undefined }) {
  const { data } = await client.mutate({ mutation: SetProductStatusDocument, variables: { input } });
  const { product, errors = [] } = data?.setProductStatus ?? {};
  return {
    version: product?.staff.version,
    problem: errors.map(({ message }) => message).join(' ') || undefined,
  };
}
