import { useLingui } from '@lingui/react';
import { Box } from '@mui/material';
import { Suspense } from 'react';
import { DocumentTitle } from '#web/ui/DocumentTitle.tsx';
import { DeferredContent } from '#web/ui/loading/DeferredContent.tsx';
import { lazyWhenShown } from '#web/ui/loading/lazyWithPreload.ts';
import { FeaturedRow } from './FeaturedRow.tsx';
import { HomeHero } from './HomeHero.tsx';
import { useHomePageQuery } from './HomePage.generated.ts';
import { HomeSectionGroups } from './HomeSectionGroups.tsx';
import { type HomeSection, isBand, splitRows } from './homeSections.ts';
import { ShopBySection } from './ShopBySection.tsx';
import { metalTiles } from './shopByTiles.ts';
import { TrustStrip } from './TrustStrip.tsx';

const HomeBelowFold = lazyWhenShown(async () => (await import('./HomeBelowFold.tsx')).HomeBelowFold);

/** Default sections, used until the store's sections are loaded, or if loading fails. */
const DEFAULT_ROWS: HomeSection[] = (['TRUST', 'METALS', 'FEATURED'] as const).map((kind) => ({
  id: kind,
  kind,
  title: null,
  titleNe: null,
  collection: null,
}));

/**
 * Home screen: the sections above the fold first, then the others. Until the others load, reserved space keeps the
 * footer out of sight.
 */
export function HomePage() {
  const { i18n } = useLingui();
  const result = useHomePageQuery();
  const { data, error } = result;
  const { aboveFold: sectionsAboveFold, belowFold: sectionsBelowFold } = splitRows(
    data?.home.rows ?? DEFAULT_ROWS,
  );
  const lastSection = sectionsAboveFold.at(-1);

  const renderRow = ({ kind, title }: HomeSection) => {
    if (kind === 'TRUST') return <TrustStrip />;
    if (kind === 'METALS')
      return <ShopBySection title={title ?? i18n.t('Shop by category')} tiles={metalTiles} />;
    return <FeaturedRow title={title} result={result} />;
  };

  return (
    <>
      <DocumentTitle />
      <HomeHero banner={error && !data ? null : data?.home.hero} />
      <HomeSectionGroups rows={sectionsAboveFold}>{renderRow}</HomeSectionGroups>
      <DeferredContent>
        <Suspense fallback={<Box sx={{ minHeight: '100vh' }} />}>
          {data && (
            <HomeBelowFold
              rows={sectionsBelowFold}
              hasSectionAbove={lastSection !== undefined && !isBand(lastSection)}
              products={error ? [] : data.featuredProducts}
              renderRow={renderRow}
            />
          )}
        </Suspense>
      </DeferredContent>
    </>
  );
}
