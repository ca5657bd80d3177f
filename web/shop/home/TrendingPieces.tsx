import { useLingui } from '@lingui/react';
import { useNearViewport } from '#web/ui/loading/useNearViewport.ts';
import { Section } from '#web/ui/Section.tsx';
import { ProductCard } from '../catalog/ProductCard.tsx';
import { ProductGrid } from '../catalog/ProductGrid.tsx';
import { pieceSkeletons } from '../catalog/pieceSkeletons.tsx';
import { useTrendingPiecesQuery } from './TrendingPieces.generated.ts';

const COUNT = 4;

export function TrendingPieces() {
  const { i18n } = useLingui();
  const [ref, isNear] = useNearViewport<HTMLDivElement>();
  const { data, error } = useTrendingPiecesQuery({ variables: { limit: COUNT }, skip: !isNear });
  const title = i18n.t('Worn most this season');
  if (error || data?.trendingProducts.length === 0) return null;

  return (
    <div ref={ref}>
      <Section title={title}>
        <ProductGrid label={title} oneRow>
          {data
            ? data.trendingProducts.map((product) => <ProductCard key={product.id} product={product} />)
            : pieceSkeletons(COUNT)}
        </ProductGrid>
      </Section>
    </div>
  );
}
