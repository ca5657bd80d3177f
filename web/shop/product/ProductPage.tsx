import { useLingui } from '@lingui/react';
import { Box, Container } from '@mui/material';
import { Suspense, useDeferredValue } from 'react';
import { useParams } from 'react-router-dom';
import { useIsOnline } from '#web/offline/useIsOnline.ts';
import { DocumentTitle } from '#web/ui/DocumentTitle.tsx';
import { DeferredContent } from '#web/ui/loading/DeferredContent.tsx';
import { lazyWhenShown } from '#web/ui/loading/lazyWithPreload.ts';
import { useIsLanding } from '#web/ui/loading/useIsLanding.ts';
import { Sections } from '../catalog/Sections.tsx';
import { ProductGallery } from './gallery/ProductGallery.tsx';
import { ProductCare } from './ProductCare.tsx';
import { ProductNotFound } from './ProductNotFound.tsx';
import { ProductNotLoaded } from './ProductNotLoaded.tsx';
import { type ProductPageQuery, useProductPageQuery } from './ProductPage.generated.ts';
import { ProductPageSkeleton, PurchaseSkeleton } from './ProductPageSkeleton.tsx';
import { ProductSpecification } from './ProductSpecification.tsx';
import { ProductPurchase } from './purchase/ProductPurchase.tsx';
import { RelatedProducts } from './RelatedProducts.tsx';
import { ProductReviews } from './reviews/ProductReviews.tsx';
import { useLookedAt } from './useLookedAt.ts';
import { useMovedAddress } from './useMovedAddress.ts';

export { ProductPageDocument } from './ProductPage.generated.ts';

const RecentlyViewed = lazyWhenShown(async () => (await import('./RecentlyViewed.tsx')).RecentlyViewed);

export function ProductPage() {
  const { i18n } = useLingui();
  const { id = '' } = useParams();
  const { data: answer, error, refetch } = useProductPageQuery({ variables: { id } });
  const isOnline = useIsOnline();
  useMovedAddress(id, answer);
  // Apollo hands over an answer in one go; deferred, it is rendered in small steps.
  const data = useDeferredValue(answer);

  // Offline the request goes on being retried for a while, and nothing can come of it.
  if ((error || !isOnline) && !answer) return <ProductNotLoaded error={error} retry={refetch} />;
  if (!data) {
    return (
      <>
        <DocumentTitle title={i18n.t('Piece')} />
        <ProductPageSkeleton />
      </>
    );
  }
  if (!data.product) return <ProductNotFound />;
  return <Product key={data.product.id} product={data.product} />;
}

function Product({ product }: { product: NonNullable<ProductPageQuery['product']> }) {
  useLookedAt(product.id);
  // On landing the photographs come first, and what one chooses from right after them.
  const isReady = useDeferredValue(true, !useIsLanding());

  return (
    <>
      <Container sx={{ pt: { md: 4 } }}>
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
            columnGap: { md: 5, lg: 8 },
            alignItems: 'start',
          }}
        >
          <ProductGallery
            images={product.images}
            name={product.name}
            modelUrl={product.modelUrl}
            video={product.video}
            modelView={product.type === 'RINGS' ? 'standing' : 'hanging'}
          />
          {isReady ? (
            <ProductPurchase product={product} collection={product.collection} />
          ) : (
            <PurchaseSkeleton />
          )}
        </Box>
      </Container>
      <DeferredContent>
        <Container>
          <Box
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
              columnGap: { md: 5, lg: 8 },
              rowGap: { xs: 6, md: 0 },
              pt: { xs: 8, md: 14 },
            }}
          >
            <ProductSpecification product={product} />
            <ProductCare metal={product.metal} gemstones={product.gemstones} />
          </Box>
        </Container>
        <Sections>
          <ProductReviews product={product} />
          <RelatedProducts products={product.related} />
          <Suspense>
            <RecentlyViewed except={product.id} />
          </Suspense>
        </Sections>
      </DeferredContent>
    </>
  );
}
