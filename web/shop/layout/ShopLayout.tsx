import { Box } from '@mui/material';
import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { OfflineNotice } from '#web/offline/OfflineNotice.tsx';
import { SignInAgain } from '#web/session/SignInAgain.tsx';
import { useCart } from '#web/shop/cart/useCart.ts';
import { comparedAtom } from '#web/shop/compare/compared.atoms.ts';
import { WishlistKeeper } from '#web/shop/wishlist/WishlistKeeper.tsx';
import { DocumentTitle } from '#web/ui/DocumentTitle.tsx';
import { lazily } from '#web/ui/lazily.ts';
import { useOnceOpen } from '#web/ui/useOnceOpen.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { RateStrip } from './RateStrip.tsx';
import { SkipLink } from './SkipLink.tsx';
import { useFocusOnArrival } from './useFocusOnArrival.ts';

const CartPanel = lazily(async () => (await import('#web/shop/cart/CartPanel.tsx')).CartPanel);
const CompareBar = lazily(async () => (await import('#web/shop/compare/CompareBar.tsx')).CompareBar);
const MAIN = 'main';
/** Nobody sees the footer move while a short screen is still on its way. */
const BELOW_THE_WINDOW = 'calc(100svh - var(--header-height))';

/** Follows nothing that changes: an answer for one part of it renders no other. */
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
      <WishlistKeeper />
      <SkipLink to={MAIN} />
      <RateStrip />
      <Header />
      <Box
        component="main"
        id={MAIN}
        ref={main}
        tabIndex={-1}
        sx={{ flex: 1, minHeight: BELOW_THE_WINDOW, outline: 'none' }}
      >
        <Outlet />
      </Box>
      <ComparedOnce />
      <OfflineNotice />
      <Footer />
      <CartOnceOpen />
      <SignInAgain />
    </Box>
  );
}

function ComparedOnce() {
  const hasCompared = useOnceOpen(useAtomValue(comparedAtom).length > 0);
  return <Suspense>{hasCompared && <CompareBar />}</Suspense>;
}

function CartOnceOpen() {
  const hasCartPanel = useOnceOpen(useCart().cart.isOpen);
  return <Suspense>{hasCartPanel && <CartPanel />}</Suspense>;
}
