import { NetworkStatus } from '@apollo/client';
import { useLingui } from '@lingui/react';
import { Box } from '@mui/material';
import { useDeferredValue } from 'react';
import { useIsLanding } from '#web/ui/loading/useIsLanding.ts';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { ClosestProducts } from './ClosestProducts.tsx';
import type { CatalogQuery } from './catalogUrl.ts';
import { LIST_SIZES } from './gridSizes.ts';
import { LoadMore } from './LoadMore.tsx';
import { NoProductsFound } from './NoProductsFound.tsx';
import { ProductCard } from './ProductCard.tsx';
import { ProductGrid } from './ProductGrid.tsx';
import type { useProductListPageQuery } from './ProductListPage.generated.ts';
import { renderProductSkeletons } from './productSkeletons.tsx';

export interface ProductResultsProps {
  result: ReturnType<typeof useProductListPageQuery>;
  pageSize: number;
  query: CatalogQuery;
  onClear: (query: CatalogQuery) => void;
}

const FIRST_CARD_COUNT = 4;

export function ProductResults({ result, pageSize, query, onClear }: ProductResultsProps) {
  const { i18n } = useLingui();
  const { data, previousData, error, networkStatus, refetch, fetchMore } = result;
  const products = (data ?? previousData)?.products;
  const isLanding = useIsLanding();
  const count = products?.edges.length ?? 0;
  // The remaining cards render in small steps. Back needs all of them immediately to restore the position.
  const renderedCount = useDeferredValue(count, isLanding ? FIRST_CARD_COUNT : count);

  if (error && !data) return <ErrorState error={error} retry={refetch} />;
  if (!products) return <ListSkeleton count={pageSize / 2} />;
  if (products.edges.length === 0)
    return products.notCarried ? (
      <ClosestProducts notCarried={products.notCarried} />
    ) : (
      <NoProductsFound query={query} onClear={onClear} />
    );

  const { hasNextPage, endCursor } = products.pageInfo;
  return (
    <Box aria-busy={!data} sx={{ opacity: data ? 1 : 0.5, transition: 'opacity 200ms ease-out' }}>
      <VisuallyHidden as="h2">{i18n.t('Pieces')}</VisuallyHidden>
      <ProductGrid label={i18n.t('Pieces')}>
        {products.edges.slice(0, Math.max(renderedCount, FIRST_CARD_COUNT)).map(({ node }, index) => (
          <ProductCard key={node.id} product={node} sizes={LIST_SIZES} eager={index < FIRST_CARD_COUNT} />
        ))}
        {renderProductSkeletons(Math.max(0, count - Math.max(renderedCount, FIRST_CARD_COUNT)))}
      </ProductGrid>
      <LoadMore
        shownCount={products.edges.length}
        total={products.totalCount}
        hasMore={hasNextPage}
        isLoading={networkStatus === NetworkStatus.fetchMore}
        // A failed request shows a toast, and the button remains visible.
        onLoadMore={() => void fetchMore({ variables: { after: endCursor } }).catch(() => undefined)}
      />
    </Box>
  );
}

function ListSkeleton({ count }: { count: number }) {
  const { i18n } = useLingui();
  return <ProductGrid label={i18n.t('Loading pieces')}>{renderProductSkeletons(count)}</ProductGrid>;
}
