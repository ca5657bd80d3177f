import type { ApolloClient } from '@apollo/client';
import type { UserError } from '#web/ui/form/showUserErrors.ts';
import {
  AddProductImageDocument,
  DeleteProductImageDocument,
  type EditedProductFragment,
  UpdateProductImagesDocument,
} from '../EditedProduct.generated.ts';
import { type PhotographValues, toFocus, toPhotograph } from '../productValues.ts';

interface Saved {
  product: EditedProductFragment;
  errors: readonly UserError[];
  /** The photographs as they shall be, with the ids of those that are on the piece by now. */
  left: PhotographValues[];
}

/** Puts new photographs on a piece, takes others off, and brings them into order; stops at what is refused. */
export async function savePhotographs(
  client: ApolloClient,
  product: EditedProductFragment,
  wanted: readonly PhotographValues[],
): Promise<Saved> {
  const left = [...wanted];
  let saved = product;

  for (const [index, photograph] of wanted.entries()) {
    const { uploadId, imageId } = photograph;
    if (imageId || !uploadId) continue;
    const { alt, altNe, role } = sayings(photograph);
    const { data } = await client.mutate({
      mutation: AddProductImageDocument,
      variables: { input: { id: product.id, uploadId, alt, altNe, role } },
    });
    const answer = data?.addProductImage;
    if (!answer?.product) return stopped(answer?.errors ?? [], `images.${index}.alt`);
    saved = answer.product;
    left[index] = { ...photograph, imageId: saved.staff.images.at(-1)?.id };
  }

  for (const { id } of saved.staff.images) {
    if (left.some(({ imageId }) => imageId === id)) continue;
    const { data } = await client.mutate({
      mutation: DeleteProductImageDocument,
      variables: { input: { id } },
    });
    const answer = data?.deleteProductImage;
    if (!answer?.product) return stopped(answer?.errors ?? [], 'images');
    saved = answer.product;
  }

  const images = left.flatMap((one) => (one.imageId ? [{ id: one.imageId, ...sayings(one) }] : []));
  const are = saved.staff.images.map(({ id, ...one }) => ({ id, ...sayings(toPhotograph(one)) }));
  if (JSON.stringify(images) === JSON.stringify(are)) return { product: saved, errors: [], left };
  const { data } = await client.mutate({
    mutation: UpdateProductImagesDocument,
    variables: { input: { id: product.id, images } },
  });
  const answer = data?.updateProductImages;
  return answer?.product
    ? { product: answer.product, errors: [], left }
    : stopped(answer?.errors ?? [], 'images');

  function stopped(errors: readonly UserError[], field: string): Saved {
    return { product: saved, errors: errors.map(({ message }) => ({ field, message })), left };
  }
}

/** What is said of a photograph, as the server is told it. */
function sayings(photograph: PhotographValues) {
  const { alt, altNe, role } = photograph;
  return { alt, altNe: altNe?.trim() || null, role: role || null, focus: toFocus(photograph) };
}
