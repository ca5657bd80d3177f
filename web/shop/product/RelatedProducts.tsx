import { useLingui } from '@lingui/react';
import { Section } from '#web/ui/Section.tsx';
import type { ProductCard_ProductFragment } from '../catalog/ProductCard.generated.ts';
import { ProductCard } from '../catalog/ProductCard.tsx';
import { ProductGrid } from '../catalog/ProductGrid.tsx';

export function RelatedProducts({ products }: { products: readonly ProductCard_ProductFragment[] }) {
  const { i18n } = useLingui();
  if (products.length === 0) return null;
  const title = i18n.t('You may also like');

  return (
    <Section title={title}>
      <ProductGrid label={title} isSingleRow>
        {products.map((product) => (
          <ProductCard key={product.id} product={product} />
        ))}
      </ProductGrid>
    </Section>
  );
}
