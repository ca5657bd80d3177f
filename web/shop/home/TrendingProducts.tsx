import { useLingui } from '@lingui/react';
import { useNearViewport } from '#web/ui/loading/useNearViewport.ts';
import { Section } from '#web/ui/Section.tsx';
import { ProductCard } from '../catalog/ProductCard.tsx';
import { ProductGrid } from '../catalog/ProductGrid.tsx';
import { productSkeletons } from '../catalog/productSkeletons.tsx';
import { useTrendingProductsQuery } from './TrendingProducts.generated.ts';

const COUNT = 4;

export function TrendingProducts({ title: given }: { title: string | null }) {
  const { i18n } = useLingui();
  const [ref, isNear] = useNearViewport<HTMLDivElement>();
  const { data, error } = useTrendingProductsQuery({ variables: { limit: COUNT }, skip: !isNear });
  const title = given ?? i18n.t('Worn most this season');
  if (error || data?.trendingProducts.length === 0) return null;

  return (
    <div ref={ref}>
      <Section title={title}>
        <ProductGrid label={title} oneRow>
          {data
            ? data.trendingProducts.map((product) => <ProductCard key={product.id} product={product} />)
            : productSkeletons(COUNT)}
        </ProductGrid>
      </Section>
    </div>
  );
}
