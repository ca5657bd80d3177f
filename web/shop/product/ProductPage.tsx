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
import { useCanonicalSlug } from './useCanonicalSlug.ts';
import { useRecordProductView } from './useRecordProductView.ts';

export { ProductPageDocument } from './ProductPage.generated.ts';

const RecentlyViewed = lazyWhenShown(async () => (await import('./RecentlyViewed.tsx')).RecentlyViewed);

export function ProductPage() {
  const { i18n } = useLingui();
  const { id = '' } = useParams();
  const { data: latestData, error, refetch } = useProductPageQuery({ variables: { id } });
  const isOnline = useIsOnline();
  useCanonicalSlug(id, latestData);
  // Deferred, so that the response renders in small steps.
  const data = useDeferredValue(latestData);

  // Offline, retries continue for a while but cannot succeed.
  if ((error || !isOnline) && !latestData) return <ProductNotLoaded error={error} retry={refetch} />;
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
  useRecordProductView(product.id);
  // On landing, the photos render first and the purchase column right after them.
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
