import type { ApolloClient } from '@apollo/client';
import type { UserError } from '#web/ui/form/showUserErrors.ts';
import {
  AddProductImageDocument,
  DeleteProductImageDocument,
  type EditedProductFragment,
  UpdateProductImagesDocument,
} from '../EditedProduct.generated.ts';
import { type PhotoValues, toFocus, toPhotoValues } from '../productValues.ts';

interface PhotosResult {
  product: EditedProductFragment;
  errors: readonly UserError[];
  /** Edited photos, with the ids of photos already saved. */
  photos: PhotoValues[];
}

/** Adds, removes and reorders the photos of a product. Stops at the first error. */
export async function savePhotos(
  client: ApolloClient,
  product: EditedProductFragment,
  editedPhotos: readonly PhotoValues[],
): Promise<PhotosResult> {
  const photos = [...editedPhotos];
  let savedProduct = product;

  for (const [index, photo] of editedPhotos.entries()) {
    const { uploadId, imageId } = photo;
    if (imageId || !uploadId) continue;
    const { alt, altNe, role } = getPhotoDetails(photo);
    const { data } = await client.mutate({
      mutation: AddProductImageDocument,
      variables: { input: { id: product.id, uploadId, alt, altNe, role } },
    });
    const payload = data?.addProductImage;
    if (!payload?.product) return toFailure(payload?.errors ?? [], `images.${index}.alt`);
    savedProduct = payload.product;
    photos[index] = { ...photo, imageId: savedProduct.staff.images.at(-1)?.id };
  }

  for (const { id } of savedProduct.staff.images) {
    if (photos.some(({ imageId }) => imageId === id)) continue;
    const { data } = await client.mutate({
      mutation: DeleteProductImageDocument,
      variables: { input: { id } },
    });
    const payload = data?.deleteProductImage;
    if (!payload?.product) return toFailure(payload?.errors ?? [], 'images');
    savedProduct = payload.product;
  }

  const images = photos.flatMap((photo) =>
    photo.imageId ? [{ id: photo.imageId, ...getPhotoDetails(photo) }] : [],
  );
  const savedImages = savedProduct.staff.images.map(({ id, ...photo }) => ({
    id,
    ...getPhotoDetails(toPhotoValues(photo)),
  }));
  if (JSON.stringify(images) === JSON.stringify(savedImages))
    return { product: savedProduct, errors: [], photos };
  const { data } = await client.mutate({
    mutation: UpdateProductImagesDocument,
    variables: { input: { id: product.id, images } },
  });
  const payload = data?.updateProductImages;
  return payload?.product
    ? { product: payload.product, errors: [], photos }
    : toFailure(payload?.errors ?? [], 'images');

  function toFailure(errors: readonly UserError[], field: string): PhotosResult {
    return { product: savedProduct, errors: errors.map(({ message }) => ({ field, message })), photos };
  }
}

/** Returns the details of a photo for the input. */
function getPhotoDetails(photo: PhotoValues) {
  const { alt, altNe, role } = photo;
  return { alt, altNe: altNe?.trim() || null, role: role || null, focus: toFocus(photo) };
}
