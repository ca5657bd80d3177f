import { useLingui } from '@lingui/react';
import { Button, Stack } from '@mui/material';
import { Link, Navigate, useLocation, useParams } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { useViewer } from '#web/session/useViewer.ts';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { ScreenNotice } from '#web/ui/states/ScreenNotice.tsx';
import { signGuestToken } from './guestToken.ts';
import { OpenByLink, readMailedLink } from './OpenByLink.tsx';
import { OrderReceipt } from './OrderReceipt.tsx';
import { useOrderSuccessPageQuery } from './OrderSuccessPage.generated.ts';
import { ReceiptSkeleton } from './ReceiptSkeleton.tsx';

/** For how long an order is just placed, in ms. */
const NEW_FOR = 3_600_000;

/** Thanks the buyer after the order; later, or on another device, shows how the order stands. */
export function OrderSuccessPage() {
  const { orderId = '' } = useParams();
  const mailed = readMailedLink(useLocation().search);
  return mailed && !signGuestToken(orderId) ? <OpenByLink {...mailed} /> : <ShownOrder orderId={orderId} />;
}

function ShownOrder({ orderId }: { orderId: string }) {
  const { state, search } = useLocation();
  const { viewer, isLoading } = useViewer();
  const guestToken = signGuestToken(orderId);
  const { data, loading, error, refetch } = useOrderSuccessPageQuery({
    variables: { id: orderId, guestToken },
    skip: isLoading,
  });

  if (error) return <ErrorState error={error} retry={refetch} />;
  if (data?.order) {
    const isNew = Boolean(state?.isPlaced) && Date.now() - Date.parse(data.order.placedAt) < NEW_FOR;
    // The account shows its orders with all that can be done about them.
    if (!isNew && viewer && !guestToken) return <Navigate to={paths.order(orderId) + search} replace />;
    const notBegun = isNew ? (state?.notBegun ?? null) : null;
    return <OrderReceipt {...{ order: data.order, isNew, guestToken, notBegun }} />;
  }
  if (loading || isLoading) return <ReceiptSkeleton />;
  return <NotHere />;
}

/** The order of another tab or browser, or none: which of them is nobody's business. */
function NotHere() {
  const { i18n } = useLingui();
  return (
    <ScreenNotice
      title={i18n.t('This order cannot be shown here')}
      text={i18n.t(
        'To protect your privacy, an order opens only in the tab that placed it or in the account it belongs to. Anywhere else, track it by its number, then open it with your phone number or email address.',
      )}
      action={
        <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', justifyContent: 'center' }}>
          <Button component={Link} to={paths.trackOrder()} variant="contained">
            {i18n.t('Track an order')}
          </Button>
          <Button component={Link} to={paths.contact} variant="outlined">
            {i18n.t('Contact us')}
          </Button>
        </Stack>
      }
    />
  );
}
