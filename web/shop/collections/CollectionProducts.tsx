import { NetworkStatus } from '@apollo/client';
import { useLingui } from '@lingui/react';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { LoadMore } from '../catalog/LoadMore.tsx';
import { ProductCard } from '../catalog/ProductCard.tsx';
import { ProductGrid } from '../catalog/ProductGrid.tsx';
import { renderProductSkeletons } from '../catalog/productSkeletons.tsx';
import { useCollectionProductsQuery } from './CollectionPage.generated.ts';

const PAGE_SIZE = 24;

export interface CollectionProductsProps {
  slug: string;
  /** Expected number of products. */
  count: number;
}

export function CollectionProducts({ slug, count }: CollectionProductsProps) {
  const { i18n } = useLingui();
  const { data, error, refetch, fetchMore, networkStatus } = useCollectionProductsQuery({
    variables: { slug, first: PAGE_SIZE },
  });

  if (error && !data) return <ErrorState error={error} retry={refetch} />;
  const products = data?.collection?.products;
  if (data && !products?.edges.length) return <EmptyState title={i18n.t('This collection is sold out')} />;

  return (
    <section>
      <VisuallyHidden as="h2">{i18n.t('Pieces')}</VisuallyHidden>
      <ProductGrid label={data ? i18n.t('Pieces') : i18n.t('Loading pieces')}>
        {products
          ? products.edges.map(({ node }) => <ProductCard key={node.id} product={node} />)
          : renderProductSkeletons(Math.min(count, PAGE_SIZE))}
      </ProductGrid>
      {products && (
        <LoadMore
          shownCount={products.edges.length}
          total={products.totalCount}
          hasMore={products.pageInfo.hasNextPage}
          isLoading={networkStatus === NetworkStatus.fetchMore}
          // A failed request shows a toast, and the button remains visible.
          onLoadMore={() =>
            void fetchMore({ variables: { after: products.pageInfo.endCursor } }).catch(() => undefined)
          }
        />
      )}
    </section>
  );
}
