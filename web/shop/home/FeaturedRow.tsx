import { useLingui } from '@lingui/react';
import { Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { standaloneLink } from '#web/ui/browser/touch.ts';
import { Section } from '#web/ui/Section.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { ProductCard } from '../catalog/ProductCard.tsx';
import { ProductRow, ROW_SIZES } from '../catalog/ProductRow.tsx';
import { renderProductSkeletons } from '../catalog/productSkeletons.tsx';
import type { useHomePageQuery } from './HomePage.generated.ts';

interface FeaturedRowProps {
  /** Null uses the default title. */
  title: string | null;
  result: ReturnType<typeof useHomePageQuery>;
}

export function FeaturedRow({ title: customTitle, result }: FeaturedRowProps) {
  const { i18n } = useLingui();
  const { data, error, refetch } = result;
  const title = customTitle ?? i18n.t('Featured pieces');
  if (data?.featuredProducts.length === 0) return null;

  return (
    <Section
      title={title}
      action={
        <Link component={RouterLink} to={paths.products()} sx={{ ...standaloneLink, whiteSpace: 'nowrap' }}>
          {i18n.t('All jewelry')}
        </Link>
      }
    >
      {error && !data ? (
        <ErrorState error={error} retry={refetch} />
      ) : (
        <ProductRow label={title}>
          {data
            ? data.featuredProducts.map((product) => (
                <ProductCard key={product.id} product={product} sizes={ROW_SIZES} />
              ))
            : renderProductSkeletons(8)}
        </ProductRow>
      )}
    </Section>
  );
}
