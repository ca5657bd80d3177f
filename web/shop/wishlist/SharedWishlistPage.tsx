import { useLingui } from '@lingui/react';
import { Button, Container } from '@mui/material';
import { Link, useParams } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { ScreenNotice } from '#web/ui/states/ScreenNotice.tsx';
import { ProductCard } from '../catalog/ProductCard.tsx';
import { ProductGrid } from '../catalog/ProductGrid.tsx';
import { renderProductSkeletons } from '../catalog/productSkeletons.tsx';
import { useSharedWishlistPageQuery } from './ShareWishlist.generated.ts';

/** Shared wishlist, for everyone who has its link. */
export function SharedWishlistPage() {
  const { i18n } = useLingui();
  const { token = '' } = useParams();
  const { data, loading, error, refetch } = useSharedWishlistPageQuery({
    variables: { token },
    fetchPolicy: 'cache-and-network',
  });
  const wishlist = data?.sharedWishlist;

  if (!wishlist && !loading && !error)
    return (
      <ScreenNotice
        title={i18n.t('This wishlist is no longer shared')}
        action={
          <Button component={Link} to={paths.products()} variant="contained">
            {i18n.t('Shop all jewelry')}
          </Button>
        }
      />
    );

  const title = wishlist ? i18n.t('{name}’s wishlist', { name: wishlist.ownerName }) : i18n.t('A wishlist');
  return (
    <Container sx={{ pt: { xs: 4, md: 7 }, pb: { xs: 8, md: 14 } }}>
      <PageTitle sx={{ mb: { xs: 3, md: 5 } }}>{title}</PageTitle>
      {error && !wishlist ? (
        <ErrorState error={error} retry={refetch} />
      ) : wishlist?.products.length === 0 ? (
        <EmptyState title={i18n.t('This wishlist is empty')} />
      ) : (
        <ProductGrid label={title}>
          {wishlist
            ? wishlist.products.map((product) => <ProductCard key={product.id} product={product} />)
            : renderProductSkeletons(4)}
        </ProductGrid>
      )}
    </Container>
  );
}
