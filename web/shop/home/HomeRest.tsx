import { useLingui } from '@lingui/react';
import { Box } from '@mui/material';
import { Sections } from '../catalog/Sections.tsx';
import { CollectionsBand } from './CollectionsBand.tsx';
import type { PriceExample_ProductFragment } from './PriceExample.generated.ts';
import { RateBand } from './RateBand.tsx';
import { ShopBy } from './ShopBy.tsx';
import { StoryBand } from './StoryBand.tsx';
import { typeTiles } from './shopByTiles.ts';
import { TrendingProducts } from './TrendingProducts.tsx';

/** What lies below the first look at the home screen. */
export function HomeRest({ products }: { products: PriceExample_ProductFragment[] | undefined }) {
  const { i18n } = useLingui();
  return (
    <>
      <Box sx={{ '& > section': { pt: 0 } }}>
        <ShopBy title={i18n.t('Shop by piece')} tiles={typeTiles} />
      </Box>
      <StoryBand products={products} />
      <Sections>
        <TrendingProducts />
        <CollectionsBand />
        <RateBand />
      </Sections>
    </>
  );
}
