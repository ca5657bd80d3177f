import { useLingui } from '@lingui/react';
import { Button, Container, Skeleton } from '@mui/material';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { lazyWhenShown } from '#web/ui/loading/lazyWithPreload.ts';
import { ScreenNotice } from '#web/ui/states/ScreenNotice.tsx';
import { RemovedNotice } from './RemovedNotice.tsx';
import { useCart } from './useCart.ts';

// The HTML page preloads this module if the cart has items (web/build/firstPaint.ts).
const FilledCart = lazyWhenShown(async () => (await import('./FilledCart.tsx')).FilledCart);

export function CartPage() {
  const { cart } = useCart();

  if (cart.items.length === 0) return <EmptyCart />;
  return (
    <Suspense fallback={<CartSkeleton />}>
      <FilledCart />
    </Suspense>
  );
}

function CartSkeleton() {
  return (
    <Container aria-hidden sx={{ pt: { xs: 4, md: 7 }, pb: { xs: 8, md: 14 } }}>
      <Skeleton height={480} />
    </Container>
  );
}

function EmptyCart() {
  const { i18n } = useLingui();
  return (
    <>
      <Container sx={{ pt: { xs: 4, md: 7 }, '&:empty': { display: 'none' } }}>
        <RemovedNotice />
      </Container>
      <ScreenNotice
        title={i18n.t('Your cart is empty')}
        text={i18n.t('Start shopping to add items to your cart.')}
        action={
          <Button component={Link} to={paths.products()} variant="contained">
            {i18n.t('Continue Shopping')}
          </Button>
        }
      />
    </>
  );
}
