import { useLingui } from '@lingui/react';
import { Box } from '@mui/material';
import { Suspense } from 'react';
import { DocumentTitle } from '#web/ui/DocumentTitle.tsx';
import { DeferredContent } from '#web/ui/loading/DeferredContent.tsx';
import { lazyWhenShown } from '#web/ui/loading/lazyWithPreload.ts';
import { Sections } from '../catalog/Sections.tsx';
import { FeaturedRow } from './FeaturedRow.tsx';
import { HomeHero } from './HomeHero.tsx';
import { useHomePageQuery } from './HomePage.generated.ts';
import { ShopBy } from './ShopBy.tsx';
import { metalTiles } from './shopByTiles.ts';
import { TrustStrip } from './TrustStrip.tsx';

const HomeRest = lazyWhenShown(async () => (await import('./HomeRest.tsx')).HomeRest);

/** What one sees first; the rest follows, in a place that keeps the footer out of sight. */
export function HomePage() {
  const { i18n } = useLingui();
  const featured = useHomePageQuery();

  return (
    <>
      <DocumentTitle />
      <HomeHero />
      <TrustStrip />
      <Sections>
        <ShopBy title={i18n.t('Shop by metal')} tiles={metalTiles} />
        <FeaturedRow result={featured} />
      </Sections>
      <DeferredContent>
        <Suspense fallback={<Box sx={{ minHeight: '100vh' }} />}>
          <HomeRest products={featured.error ? [] : featured.data?.featuredProducts} />
        </Suspense>
      </DeferredContent>
    </>
  );
}
