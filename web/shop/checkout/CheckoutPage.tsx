import { useLingui } from '@lingui/react';
import { Button, Container, Skeleton, Stack } from '@mui/material';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { type CheckoutValues, emptyCheckout } from '#web/order/checkoutValues.ts';
import { isAttemptOpen } from '#web/order/orderAttempt.ts';
import { paths } from '#web/paths.ts';
import { useViewer } from '#web/session/useViewer.ts';
import { lazyWhenShown } from '#web/ui/loading/lazyWithPreload.ts';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { ScreenNotice } from '#web/ui/states/ScreenNotice.tsx';
import type { SavedAddress_AddressFragment } from '../account/addresses/Addresses.generated.ts';
import { useCart } from '../cart/useCart.ts';
import { useCheckoutCustomerQuery } from './CheckoutCustomer.generated.ts';
import { readDraft } from './checkoutDraft.ts';
import { toDeliveryFields } from './toDeliveryFields.ts';

// The HTML page preloads this module if the cart has items (web/build/firstPaint.ts).
const CheckoutForm = lazyWhenShown(async () => (await import('./CheckoutForm.tsx')).CheckoutForm);

export function CheckoutPage() {
  const { i18n } = useLingui();
  const { cart } = useCart();
  const { viewer, isLoading, error } = useViewer();
  const [lastViewerId, setLastViewerId] = useState<string | null>(null);
  const customer = useCheckoutCustomerQuery({ skip: !viewer });
  const [isPlaced, setPlaced] = useState(false);
  const addresses = customer.data?.addresses ?? [];
  const viewerId = viewer?.id ?? null;
  // If the session expires, the form stays open and can be submitted as a guest or after signing in.
  const owner = viewerId ?? (error ? lastViewerId : null);

  const draft = readDraft(owner);

  if (viewerId && viewerId !== lastViewerId) setLastViewerId(viewerId);

  if (isPlaced)
    return <ScreenNotice title={i18n.t('Your order has been placed')} text={i18n.t('One moment…')} />;
  if (cart.items.length === 0) return viewer && isAttemptOpen() ? <EmptyAfterOrder /> : <EmptyCheckout />;

  return (
    <Container sx={{ pt: { xs: 4, md: 7 }, pb: { xs: 8, md: 14 } }}>
      <PageTitle sx={{ mb: { xs: 3, md: 5 } }}>{i18n.t('Checkout')}</PageTitle>
      {isLoading || customer.loading ? (
        <CheckoutSkeleton />
      ) : (
        <Suspense fallback={<CheckoutSkeleton />}>
          <CheckoutForm
            key={owner ?? 'guest'}
            owner={owner}
            onPlaced={() => setPlaced(true)}
            isDraft={draft !== null}
            initialValues={draft ?? buildInitialValues(customer.data?.me ?? viewer, addresses)}
            addresses={addresses}
          />
        </Suspense>
      )}
    </Container>
  );
}

/**
 * Shown if the cart is empty after an order request that received no response. A signed-in customer's order empties the
 * cart on the server, even if the response is lost.
 */
function EmptyAfterOrder() {
  const { i18n } = useLingui();
  return (
    <ScreenNotice
      title={i18n.t('Your cart is empty')}
      text={i18n.t(
        'Your order may have been placed before the connection was lost. Please check your orders.',
      )}
      action={
        <Button component={Link} to={paths.orders} variant="contained">
          {i18n.t('My orders')}
        </Button>
      }
    />
  );
}

function EmptyCheckout() {
  const { i18n } = useLingui();
  return (
    <ScreenNotice
      title={i18n.t('Your cart is empty')}
      text={i18n.t('Start shopping to add items to your cart.')}
      action={
        <Button component={Link} to={paths.products()} variant="contained">
          {i18n.t('Continue Shopping')}
        </Button>
      }
    />
  );
}

function CheckoutSkeleton() {
  return (
    <Stack aria-hidden sx={{ gap: 3, maxWidth: 640 }}>
      {['contact', 'delivery', 'payment'].map((step) => (
        <Skeleton key={step} height={220} />
      ))}
    </Stack>
  );
}

function buildInitialValues(
  customer: { name: string; email: string; phone?: string | null } | null,
  addresses: readonly SavedAddress_AddressFragment[],
): CheckoutValues {
  if (!customer) return emptyCheckout;
  const { name, email, phone } = customer;
  const contact = { name, email, phone: phone ?? '' };
  const defaultAddress = addresses.find(({ isDefault }) => isDefault);
  return { ...emptyCheckout, contact, ...(defaultAddress && toDeliveryFields(defaultAddress, contact)) };
}
