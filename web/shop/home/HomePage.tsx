import { useLingui } from '@lingui/react';
import { DocumentTitle } from '#web/ui/DocumentTitle.tsx';
import { DeferredContent } from '#web/ui/loading/DeferredContent.tsx';
import { Sections } from '../catalog/Sections.tsx';
import { CollectionsBand } from './CollectionsBand.tsx';
import { FeaturedRow } from './FeaturedRow.tsx';
import { HomeHero } from './HomeHero.tsx';
import { useHomePageQuery } from './HomePage.generated.ts';
import { RateBand } from './RateBand.tsx';
import { ShopBy } from './ShopBy.tsx';
import { StoryBand } from './StoryBand.tsx';
import { metalTiles, typeTiles } from './shopByTiles.ts';
import { TrendingProducts } from './TrendingProducts.tsx';
import { TrustStrip } from './TrustStrip.tsx';

export function HomePage() {
  const { i18n } = useLingui();
  const featured = useHomePageQuery();

  return (
    <>
      <DocumentTitle />
      <HomeHero />
      <TrustStrip />
      <DeferredContent>
        <Sections>
          <ShopBy title={i18n.t('Shop by metal')} tiles={metalTiles} />
          <FeaturedRow result={featured} />
          <ShopBy title={i18n.t('Shop by piece')} tiles={typeTiles} />
        </Sections>
        <StoryBand products={featured.error ? [] : featured.data?.featuredProducts} />
        <Sections>
          <TrendingProducts />
          <CollectionsBand />
          <RateBand />
        </Sections>
      </DeferredContent>
    </>
  );
}
