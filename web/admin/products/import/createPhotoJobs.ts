import type { StartBulkJobInput } from '#web/graphql/types.generated.ts';
import type { ImportedProductFragment } from './ImportProducts.generated.ts';

/** Maximum number of rows of a job. */
const MAX_ROWS = 1000;

interface PhotoJobOptions {
  publish: boolean;
  /** Title of the jobs that load photos. */
  title: string;
  /** Title of the jobs that only publish products. */
  publishTitle: string;
}

/**
 * Builds the inputs of the bulk jobs that load the photos of imported products and, if requested, publish the products
 * that have a photo.
 */
export function createPhotoJobs(
  importedProducts: readonly ImportedProductFragment[],
  { publish, title, publishTitle }: PhotoJobOptions,
): StartBulkJobInput[] {
  const products = importedProducts.flatMap(({ outcome, product, images }) =>
    product && outcome !== 'REFUSED' && (publish || images.length > 0) ? [{ id: product.id, images }] : [],
  );
  const productsWithPhotos = products.filter(({ images }) => images.length > 0);
  const productsWithoutPhotos = products.filter(({ images }) => images.length === 0);
  return [
    ...toJobs(productsWithPhotos, { publish, title }),
    ...toJobs(productsWithoutPhotos, { publish, title: publishTitle }),
  ];
}

function toJobs(
  products: readonly { id: string; images: readonly string[] }[],
  { publish, title }: Pick<PhotoJobOptions, 'publish' | 'title'>,
): StartBulkJobInput[] {
  return Array.from({ length: Math.ceil(products.length / MAX_ROWS) }, (_, index) => {
    const batch = products.slice(index * MAX_ROWS, (index + 1) * MAX_ROWS);
    const productPhotos = batch
      .filter(({ images }) => images.length > 0)
      .map(({ id, images }) => ({ productId: id, addresses: [...images] }));
    return {
      title,
      ids: batch.map(({ id }) => id),
      change: { addPhotos: { publish, photographs: productPhotos } },
    };
  });
}
