import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { Section } from '#web/ui/Section.tsx';
import { ProductCard } from '../catalog/ProductCard.tsx';
import { ProductRow, ROW_SIZES } from '../catalog/ProductRow.tsx';
import { renderProductSkeletons } from '../catalog/productSkeletons.tsx';
import { useRecentlyViewedQuery } from './RecentlyViewed.generated.ts';
import { MAX_VIEWED, readViewedIds } from './recentlyViewed.storage.ts';

/** Recently viewed products except this one, newest first. */
export function RecentlyViewed({ except }: { except: string }) {
  const { i18n } = useLingui();
  const [ids] = useState(() => readViewedIds().filter((id) => id !== except));
  const { data, error } = useRecentlyViewedQuery({
    variables: { filter: { ids: ids.toSorted() }, first: MAX_VIEWED },
    skip: ids.length === 0,
  });
  const productsById = new Map(data?.products.edges.map(({ node }) => [node.id, node]));
  const products = ids.flatMap((id) => productsById.get(id) ?? []);
  if (ids.length === 0 || error || (data && products.length === 0)) return null;
  const title = i18n.t('Recently viewed');

  return (
    <Section title={title}>
      <ProductRow label={title}>
        {data
          ? products.map((product) => <ProductCard key={product.id} product={product} sizes={ROW_SIZES} />)
          : renderProductSkeletons(Math.min(ids.length, 4))}
      </ProductRow>
    </Section>
  );
}
