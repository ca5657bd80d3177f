import { useLingui } from '@lingui/react';
import { Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { standaloneLink } from '#web/ui/browser/touch.ts';
import { useNearViewport } from '#web/ui/loading/useNearViewport.ts';
import { Section } from '#web/ui/Section.tsx';
import type { ProductCard_ProductFragment } from '../catalog/ProductCard.generated.ts';
import { ProductCard } from '../catalog/ProductCard.tsx';
import { ProductRow, ROW_SIZES } from '../catalog/ProductRow.tsx';
import { renderProductSkeletons } from '../catalog/productSkeletons.tsx';
import type { HomeSection } from './homeSections.ts';
import { useCollectionPiecesQuery, useNewArrivalsQuery } from './ProductSections.generated.ts';

const PRODUCT_COUNT = 8;

interface CollectionRowProps {
  collection: NonNullable<HomeSection['collection']>;
  title: string | null;
}

/** First products of a collection, in the collection's order. */
export function CollectionRow({ collection: { slug, name }, title }: CollectionRowProps) {
  const [ref, isNear] = useNearViewport<HTMLDivElement>();
  const { data, error } = useCollectionPiecesQuery({ variables: { slug }, skip: !isNear });
  const products = data && (data.collection?.products.edges.map(({ node }) => node) ?? []);
  if (error || products?.length === 0) return null;
  return (
    <div ref={ref}>
      <ProductSection title={title ?? name} to={paths.collection(slug)} products={products} />
    </div>
  );
}

/** Newest products. */
export function NewArrivals({ title }: { title: string | null }) {
  const { i18n } = useLingui();
  const [ref, isNear] = useNearViewport<HTMLDivElement>();
  const { data, error } = useNewArrivalsQuery({ skip: !isNear });
  const products = data?.products.edges.slice(0, PRODUCT_COUNT).map(({ node }) => node);
  if (error || products?.length === 0) return null;
  return (
    <div ref={ref}>
      <ProductSection
        title={title ?? i18n.t('New arrivals')}
        to={paths.products({ sort: 'newest' })}
        products={products}
      />
    </div>
  );
}

interface ProductSectionProps {
  title: string;
  to: string;
  /** Undefined while loading. */
  products: ProductCard_ProductFragment[] | undefined;
}

function ProductSection({ title, to, products }: ProductSectionProps) {
  const { i18n } = useLingui();
  return (
    <Section
      title={title}
      action={
        <Link component={RouterLink} to={to} sx={{ ...standaloneLink, whiteSpace: 'nowrap' }}>
          {i18n.t('See all')}
        </Link>
      }
    >
      <ProductRow label={title}>
        {products
          ? products.map((product) => <ProductCard key={product.id} product={product} sizes={ROW_SIZES} />)
          : renderProductSkeletons(PRODUCT_COUNT)}
      </ProductRow>
    </Section>
  );
}
