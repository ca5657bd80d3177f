import { useLingui } from '@lingui/react';
import { Box } from '@mui/material';
import { type ReactNode, Suspense } from 'react';
import { lazyWhenShown } from '#web/ui/loading/lazyWithPreload.ts';
import { useNearViewport } from '#web/ui/loading/useNearViewport.ts';
import { Section } from '#web/ui/Section.tsx';
import { ProductCard } from '../catalog/ProductCard.tsx';
import { ProductGrid } from '../catalog/ProductGrid.tsx';
import { renderProductSkeletons } from '../catalog/productSkeletons.tsx';
import { useMetalRatesQuery } from '../layout/MetalRates.generated.ts';
import { CollectionsBand } from './CollectionsBand.tsx';
import { HomeSectionGroups } from './HomeSectionGroups.tsx';
import type { HomeSection } from './homeSections.ts';
import type { PriceExample_ProductFragment } from './PriceExample.generated.ts';
import { CollectionRow, NewArrivals } from './ProductSections.tsx';
import { ShopBySection } from './ShopBySection.tsx';
import { StoryBand } from './StoryBand.tsx';
import { typeTiles } from './shopByTiles.ts';
import { useTrendingProductsQuery } from './TrendingProducts.generated.ts';

const TRENDING_COUNT = 4;

const RateHistory = lazyWhenShown(async () => (await import('./RateHistory.tsx')).RateHistory);

interface HomeBelowFoldProps {
  rows: readonly HomeSection[];
  /** True if other sections directly precede these. */
  hasSectionAbove: boolean;
  products: PriceExample_ProductFragment[];
  /** Renders the kinds of sections that may also be above the fold. */
  renderRow: (row: HomeSection) => ReactNode;
}

/** Home sections below the fold. */
export function HomeBelowFold({ rows, hasSectionAbove, products, renderRow }: HomeBelowFoldProps) {
  const { i18n } = useLingui();
  return (
    <HomeSectionGroups rows={rows} hasSectionAbove={hasSectionAbove}>
      {(row) => {
        const { kind, title, collection } = row;
        switch (kind) {
          case 'PIECES':
            return <ShopBySection title={title ?? i18n.t('Shop by type')} tiles={typeTiles} />;
          case 'STORY':
            return <StoryBand products={products} title={title} />;
          case 'TRENDING':
            return <TrendingProducts title={title} />;
          case 'COLLECTIONS':
            return <CollectionsBand title={title} />;
          case 'RATES':
            return <RateBand title={title} />;
          case 'NEW_ARRIVALS':
            return <NewArrivals title={title} />;
          case 'COLLECTION':
            return collection && <CollectionRow collection={collection} title={title} />;
          default:
            return renderRow(row);
        }
      }}
    </HomeSectionGroups>
  );
}

/** Current price of fine metal with its history. The chart is loaded shortly before it becomes visible. */
function RateBand({ title }: { title: string | null }) {
  const { i18n } = useLingui();
  const [ref, isNear] = useNearViewport<HTMLDivElement>();
  const { data } = useMetalRatesQuery();
  if (data?.metalRates.length === 0) return null;

  return (
    <div ref={ref}>
      <Section title={title ?? i18n.t('The day’s rate')}>
        <Box sx={{ minHeight: { xs: 520, md: 390 } }}>
          <Suspense>{isNear && <RateHistory />}</Suspense>
        </Box>
      </Section>
    </div>
  );
}

function TrendingProducts({ title: customTitle }: { title: string | null }) {
  const { i18n } = useLingui();
  const [ref, isNear] = useNearViewport<HTMLDivElement>();
  const { data, error } = useTrendingProductsQuery({ variables: { limit: TRENDING_COUNT }, skip: !isNear });
  const title = customTitle ?? i18n.t('Most worn this season');
  if (error || data?.trendingProducts.length === 0) return null;

  return (
    <div ref={ref}>
      <Section title={title}>
        <ProductGrid label={title} isSingleRow>
          {data
            ? data.trendingProducts.map((product) => <ProductCard key={product.id} product={product} />)
            : renderProductSkeletons(TRENDING_COUNT)}
        </ProductGrid>
      </Section>
    </div>
  );
}
