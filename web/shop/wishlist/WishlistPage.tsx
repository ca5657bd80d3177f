import { useLingui } from '@lingui/react';
import { Button, Link, Stack, Typography } from '@mui/material';
import { Suspense, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { useViewer } from '#web/session/useViewer.ts';
import { lazyWithPreload } from '#web/ui/loading/lazyWithPreload.ts';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { ProductGrid } from '../catalog/ProductGrid.tsx';
import { renderProductSkeletons } from '../catalog/productSkeletons.tsx';
import { useGuestWishlistQuery } from './GuestWishlist.generated.ts';
import { useWishlist } from './useWishlist.ts';
import { useWishlistPageQuery } from './WishlistPage.generated.ts';
import { WishlistProductCard } from './WishlistProductCard.tsx';

const ShareWishlistDialog = lazyWithPreload(
  async () => (await import('./ShareWishlistDialog.tsx')).ShareWishlistDialog,
);

export function WishlistPage() {
  const { i18n } = useLingui();
  const { isAuthenticated, isLoading } = useViewer();
  const { products, error, refetch } = useWishlistProducts();

  return (
    <>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'end', gap: 2, mb: 3 }}>
        <PageTitle>{i18n.t('Wishlist')}</PageTitle>
        {isAuthenticated && products && products.length > 0 && <ShareWishlist />}
      </Stack>
      {!isAuthenticated && !isLoading && (
        <Typography color="textSecondary" sx={{ mb: 3, maxWidth: 680 }}>
          {i18n.t('Your wishlist is saved in this browser.')}{' '}
          <Link component={RouterLink} to={paths.login} state={{ from: paths.wishlist }} underline="always">
            {i18n.t('Log in to save it to your account')}
          </Link>
        </Typography>
      )}
      {error && !products ? (
        <ErrorState error={error} retry={refetch} />
      ) : products?.length === 0 ? (
        <EmptyState
          title={i18n.t('Your wishlist is empty')}
          text={i18n.t('Tap the heart on a piece to save it here.')}
          action={
            <Button component={RouterLink} to={paths.products()} variant="contained">
              {i18n.t('Shop all jewelry')}
            </Button>
          }
        />
      ) : (
        <ProductGrid label={i18n.t('Wishlist')}>
          {products
            ? products.map((product) => <WishlistProductCard key={product.id} product={product} />)
            : renderProductSkeletons(4)}
        </ProductGrid>
      )}
    </>
  );
}

function ShareWishlist() {
  const { i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {i18n.t('Share')}
      </Button>
      <Suspense>{isOpen && <ShareWishlistDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

/** Returns the products on the wishlist, newest first; undefined until loaded. */
function useWishlistProducts() {
  const { viewer, isLoading } = useViewer();
  const { wishlistIds } = useWishlist();
  const accountQuery = useWishlistPageQuery({ skip: !viewer, fetchPolicy: 'cache-and-network' });
  const isGuest = !viewer && !isLoading;
  const guestQuery = useGuestWishlistQuery({
    variables: { ids: wishlistIds.toSorted() },
    skip: !isGuest || wishlistIds.length === 0,
  });
  const { data, previousData } = guestQuery;

  const loadedProducts = viewer
    ? accountQuery.data?.wishlist.map(({ product }) => product)
    : (data ?? previousData)?.products.edges.map(({ node }) => node);
  const productsById = new Map(loadedProducts?.map((product) => [product.id, product]));
  const isEmpty = isGuest && wishlistIds.length === 0;

  return {
    products: loadedProducts || isEmpty ? wishlistIds.flatMap((id) => productsById.get(id) ?? []) : undefined,
    error: viewer ? accountQuery.error : guestQuery.error,
    refetch: viewer ? accountQuery.refetch : guestQuery.refetch,
  };
}
