import type { ApolloClient } from '@apollo/client';
import type { UserError } from '#web/ui/form/showUserErrors.ts';
import {
  DeleteProductVideoDocument,
  type EditedProductFragment,
  SetProductVideoDocument,
} from '../EditedProduct.generated.ts';
import type { VideoValues } from '../productValues.ts';

interface Saved {
  product: EditedProductFragment;
  errors: readonly UserError[];
}

/** Puts a video on a piece, says anew what is seen in it, or takes it off; does nothing where all is so already. */
export async function saveVideo(
  client: ApolloClient,
  product: EditedProductFragment,
  [wanted]: readonly VideoValues[],
): Promise<Saved> {
  const { id, video: is } = product;
  if (wanted?.url === is?.url && wanted?.alt === is?.alt) return { product, errors: [] };
  const { product: saved, errors = [] } = wanted ? await set(wanted) : await remove();
  return saved
    ? { product: saved, errors: [] }
    : { product, errors: errors.map(({ message }) => ({ field: 'video.0.alt', message })) };

  async function set({ uploadId, alt }: VideoValues): Promise<Answer> {
    const variables = { input: { id, uploadId, alt } };
    const { data } = await client.mutate({ mutation: SetProductVideoDocument, variables });
    return data?.setProductVideo ?? {};
  }

  async function remove(): Promise<Answer> {
    const variables = { input: { id } };
    const { data } = await client.mutate({ mutation: DeleteProductVideoDocument, variables });
    return data?.deleteProductVideo ?? {};
  }
}

interface Answer {
  product?: EditedProductFragment | null;
  errors?: readonly UserError[];
}
