import { client } from '#web/app/client.ts';
import type { ProductStatus } from '#web/graphql/types.generated.ts';
import type { BulkResult } from '../list/listDefinition.ts';
import { oneByOne } from '../list/oneByOne.ts';
import { SetProductStatusDocument } from './EditedProduct.generated.ts';

/** Publishes, takes back or archives pieces, each by itself. */
export function moveProducts(ids: readonly string[], status: ProductStatus): Promise<BulkResult[]> {
  return oneByOne(ids, async (id) => {
    const { data } = await client.mutate({
      mutation: SetProductStatusDocument,
      variables: { input: { id, status } },
    });
    const errors = data?.setProductStatus.errors ?? [];
    return errors.map(({ message }) => message).join(' ') || undefined;
  });
}
