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
import { productSkeletons } from '../catalog/productSkeletons.tsx';
import type { HomeRow } from './homeRows.ts';
import { useCollectionPiecesQuery, useNewArrivalsQuery } from './ProductSections.generated.ts';

const COUNT = 8;

interface CollectionPiecesProps {
  collection: NonNullable<HomeRow['collection']>;
  title: string | null;
}

/** First products of a collection, in the collection's order. */
export function CollectionRow({ collection: { slug, name }, title }: CollectionPiecesProps) {
  const [ref, isNear] = useNearViewport<HTMLDivElement>();
  const { data, error } = useCollectionPiecesQuery({ variables: { slug }, skip: !isNear });
  const pieces = data && (data.collection?.products.edges.map(({ node }) => node) ?? []);
  if (error || pieces?.length === 0) return null;
  return (
    <div ref={ref}>
      <Pieces title={title ?? name} to={paths.collection(slug)} products={pieces} />
    </div>
  );
}

/** Newest products. */
export function NewArrivals({ title }: { title: string | null }) {
  const { i18n } = useLingui();
  const [ref, isNear] = useNearViewport<HTMLDivElement>();
  const { data, error } = useNewArrivalsQuery({ skip: !isNear });
  const pieces = data?.products.edges.slice(0, COUNT).map(({ node }) => node);
  if (error || pieces?.length === 0) return null;
  return (
    <div ref={ref}>
      <Pieces
        title={title ?? i18n.t('New arrivals')}
        to={paths.products({ sort: 'newest' })}
        products={pieces}
      />
    </div>
  );
}

interface PiecesProps {
  title: string;
  to: string;
  /** Undefined while loading. */
  products: ProductCard_ProductFragment[] | undefined;
}

function Pieces({ title, to, products: pieces }: PiecesProps) {
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
        {pieces
          ? pieces.map((product) => <ProductCard key={product.id} product={product} sizes={ROW_SIZES} />)
          : productSkeletons(COUNT)}
      </ProductRow>
    </Section>
  );
}
