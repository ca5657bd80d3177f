import type { ApolloClient } from '@apollo/client';
import type { UserError } from '#web/ui/form/showUserErrors.ts';
import {
  DeleteProductVideoDocument,
  type EditedProductFragment,
  SetProductVideoDocument,
} from '../EditedProduct.generated.ts';
import type { VideoValues } from '../productValues.ts';

interface VideoResult {
  product: EditedProductFragment;
  errors: readonly UserError[];
}

/** Adds, describes or removes the video of a product; does nothing if it is unchanged. */
export async function saveVideo(
  client: ApolloClient,
  product: EditedProductFragment,
  [editedVideo]: readonly VideoValues[],
): Promise<VideoResult> {
  const { id, video: savedVideo } = product;
  if (editedVideo?.url === savedVideo?.url && editedVideo?.alt === savedVideo?.alt)
    return { product, errors: [] };
  const { product: saved, errors = [] } = editedVideo ? await setVideo(editedVideo) : await removeVideo();
  return saved
    ? { product: saved, errors: [] }
    : { product, errors: errors.map(({ message }) => ({ field: 'video.0.alt', message })) };

  async function setVideo({ uploadId, alt }: VideoValues): Promise<VideoPayload> {
    const variables = { input: { id, uploadId, alt } };
    const { data } = await client.mutate({ mutation: SetProductVideoDocument, variables });
    return data?.setProductVideo ?? {};
  }

  async function removeVideo(): Promise<VideoPayload> {
    const variables = { input: { id } };
    const { data } = await client.mutate({ mutation: DeleteProductVideoDocument, variables });
    return data?.deleteProductVideo ?? {};
  }
}

interface VideoPayload {
  product?: EditedProductFragment | null;
  errors?: readonly UserError[];
}
