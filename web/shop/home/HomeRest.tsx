import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { CollectionsBand } from './CollectionsBand.tsx';
import { HomeRowGroups } from './HomeRowGroups.tsx';
import type { HomeRow } from './homeRows.ts';
import { CollectionPieces, NewArrivals } from './PiecesRow.tsx';
import type { PriceExample_ProductFragment } from './PriceExample.generated.ts';
import { RateBand } from './RateBand.tsx';
import { ShopBy } from './ShopBy.tsx';
import { StoryBand } from './StoryBand.tsx';
import { typeTiles } from './shopByTiles.ts';
import { TrendingProducts } from './TrendingProducts.tsx';

interface HomeRestProps {
  rows: readonly HomeRow[];
  /** Whether sections stand right above. */
  follows: boolean;
  products: PriceExample_ProductFragment[];
  /** Shows the kinds that the first look may have as well. */
  show: (row: HomeRow) => ReactNode;
}

/** What lies below the first look at the home screen. */
export function HomeRest({ rows, follows, products, show }: HomeRestProps) {
  const { i18n } = useLingui();
  return (
    <HomeRowGroups rows={rows} follows={follows}>
      {(row) => {
        const { kind, title, collection } = row;
        switch (kind) {
          case 'PIECES':
            return <ShopBy title={title ?? i18n.t('Shop by piece')} tiles={typeTiles} />;
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
            return collection && <CollectionPieces collection={collection} title={title} />;
          default:
            return show(row);
        }
      }}
    </HomeRowGroups>
  );
}
