import type { StartBulkJobInput } from '#web/graphql/types.generated.ts';
import type { ImportedPieceFragment } from './ImportProducts.generated.ts';

/** Rows of one job: what one request can name. */
const MOST = 1000;

interface Wanted {
  publish: boolean;
  /** Title of the jobs that load photographs. */
  title: string;
  /** Title of the jobs that only publish. */
  publishTitle: string;
}

/** The jobs that load the photographs of imported products, and publish what has one if that is wanted. */
export function photographJobs(
  pieces: readonly ImportedPieceFragment[],
  { publish, title, publishTitle }: Wanted,
): StartBulkJobInput[] {
  const products = pieces.flatMap(({ outcome, product, images }) =>
    product && outcome !== 'REFUSED' && (publish || images.length > 0) ? [{ id: product.id, images }] : [],
  );
  const pictured = products.filter(({ images }) => images.length > 0);
  const others = products.filter(({ images }) => images.length === 0);
  return [...toJobs(pictured, { publish, title }), ...toJobs(others, { publish, title: publishTitle })];
}

function toJobs(
  products: readonly { id: string; images: readonly string[] }[],
  { publish, title }: Pick<Wanted, 'publish' | 'title'>,
): StartBulkJobInput[] {
  return Array.from({ length: Math.ceil(products.length / MOST) }, (_, index) => {
    const some = products.slice(index * MOST, (index + 1) * MOST);
    const photographs = some
      .filter(({ images }) => images.length > 0)
      .map(({ id, images }) => ({ productId: id, addresses: [...images] }));
    return { title, ids: some.map(({ id }) => id), change: { addPhotographs: { publish, photographs } } };
  });
}
