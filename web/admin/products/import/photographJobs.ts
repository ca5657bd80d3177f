import type { StartBulkJobInput } from '#web/graphql/types.generated.ts';
import type { ImportedPieceFragment } from './ImportProducts.generated.ts';

/** Rows of one job: what one request can name. */
const MOST = 1000;

interface Wanted {
  publish: boolean;
  title: string;
}

/** The jobs that load the photographs of imported products, and publish what has one if that is wanted. */
export function photographJobs(
  pieces: readonly ImportedPieceFragment[],
  { publish, title }: Wanted,
): StartBulkJobInput[] {
  const products = pieces.flatMap(({ outcome, product, images }) =>
    product && outcome !== 'REFUSED' && (publish || images.length > 0) ? [{ id: product.id, images }] : [],
  );
  return Array.from({ length: Math.ceil(products.length / MOST) }, (_, index) => {
    const some = products.slice(index * MOST, (index + 1) * MOST);
    return {
      title,
      ids: some.map(({ id }) => id),
      change: {
        addPhotographs: {
          publish,
          photographs: some
            .filter(({ images }) => images.length > 0)
            .map(({ id, images }) => ({ productId: id, addresses: [...images] })),
        },
      },
    };
  });
}
