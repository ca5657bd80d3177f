import { Box } from '@mui/material';
import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { OfflineNotice } from '#web/offline/OfflineNotice.tsx';
import { getCurrentPreview } from '#web/preview/preview.ts';
import { Reauthentication } from '#web/session/reauthentication/Reauthentication.tsx';
import { DocumentTitle } from '#web/ui/DocumentTitle.tsx';
import { lazyWithPreload } from '#web/ui/loading/lazyWithPreload.ts';
import { useHasOpened } from '#web/ui/overlay/useHasOpened.ts';
import { SkipLink } from '#web/ui/SkipLink.tsx';
import { useFocusOnArrival } from '#web/ui/useFocusOnArrival.ts';
import { useIsHydrated } from '#web/ui/useIsHydrated.ts';
import { cartOpenAtom } from '../cart/cart.atoms.ts';
import { WishlistSync } from '../wishlist/WishlistSync.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { RateStrip } from './RateStrip.tsx';

const CartPanel = lazyWithPreload(async () => (await import('../cart/CartPanel.tsx')).CartPanel);
const BannerStrip = lazyWithPreload(async () => (await import('../banners/BannerStrip.tsx')).BannerStrip);
const PreviewBar = lazyWithPreload(async () => (await import('#web/preview/PreviewBar.tsx')).PreviewBar);
const MAIN_ID = 'main';
/** Keeps the footer out of sight while a short screen is loading. */
const MIN_CONTENT_HEIGHT = 'calc(100svh - var(--header-height))';

/** Uses no state that changes, so that a response for one section does not render the others again. */
export function ShopLayout() {
  const main = useFocusOnArrival<HTMLElement>();
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        minHeight: '100dvh',
        '@media print': { '& > :not(main)': { display: 'none' } },
      }}
    >
      <DocumentTitle />
      <WishlistSync />
      <SkipLink to={MAIN_ID} />
      <Suspense>
        <BannerStrip />
      </Suspense>
      <RateStrip />
      <Header />
      <Box
        component="main"
        id={MAIN_ID}
        ref={main}
        tabIndex={-1}
        sx={{ flex: 1, minHeight: MIN_CONTENT_HEIGHT, outline: 'none' }}
      >
        <Outlet />
      </Box>
      <OfflineNotice />
      <Footer />
      <LazyCartPanel />
      <Reauthentication />
      <HydratedPreviewBar />
    </Box>
  );
}

function HydratedPreviewBar() {
  const isHydrated = useIsHydrated();
  return <Suspense>{isHydrated && getCurrentPreview() && <PreviewBar />}</Suspense>;
}

function LazyCartPanel() {
  const isHydrated = useIsHydrated();
  const hasPanelOpened = useHasOpened(useAtomValue(cartOpenAtom) && isHydrated);
  return <Suspense>{hasPanelOpened && <CartPanel />}</Suspense>;
}
