import { useLingui } from '@lingui/react';
import { Button, Stack } from '@mui/material';
import { Link, Navigate, useLocation, useParams } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { useViewer } from '#web/session/useViewer.ts';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { ScreenNotice } from '#web/ui/states/ScreenNotice.tsx';
import { readGuestToken } from './guestToken.ts';
import { LinkedOrderAccess, parseEmailedLink } from './LinkedOrderAccess.tsx';
import { OrderReceipt } from './OrderReceipt.tsx';
import { useOrderSuccessPageQuery } from './OrderSuccessPage.generated.ts';
import { ReceiptSkeleton } from './ReceiptSkeleton.tsx';

/** Time in ms for which an order counts as just placed. */
const NEW_ORDER_MAX_AGE_MS = 3_600_000;

/** Thanks the customer after the order. Later, or on another device, it shows the order's status. */
export function OrderSuccessPage() {
  const { orderId = '' } = useParams();
  const emailedLink = parseEmailedLink(useLocation().search);
  return emailedLink && !readGuestToken(orderId) ? (
    <LinkedOrderAccess {...emailedLink} />
  ) : (
    <AccessibleOrder orderId={orderId} />
  );
}

function AccessibleOrder({ orderId }: { orderId: string }) {
  const { state, search } = useLocation();
  const { viewer, isLoading } = useViewer();
  const guestToken = readGuestToken(orderId);
  const { data, loading, error, refetch } = useOrderSuccessPageQuery({
    variables: { id: orderId, guestToken },
    skip: isLoading,
  });

  if (error) return <ErrorState error={error} retry={refetch} />;
  if (data?.order) {
    const isNew =
      Boolean(state?.isPlaced) && Date.now() - Date.parse(data.order.placedAt) < NEW_ORDER_MAX_AGE_MS;
    // The account's order page has all actions.
    if (!isNew && viewer && !guestToken) return <Navigate to={paths.order(orderId) + search} replace />;
    const startProblem = isNew ? (state?.startProblem ?? null) : null;
    return <OrderReceipt {...{ order: data.order, isNew, guestToken, startProblem }} />;
  }
  if (loading || isLoading) return <ReceiptSkeleton />;
  return <OrderNotAccessible />;
}

/** Shown both for an order from another browser and for an unknown order, without revealing which. */
function OrderNotAccessible() {
  const { i18n } = useLingui();
  return (
    <ScreenNotice
      title={i18n.t('This order can’t be shown here')}
      text={i18n.t(
        'To protect your privacy, an order can be opened only in the browser tab where it was placed or in the account it belongs to. Anywhere else, track the order by its number, then open it with your phone number or email address.',
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
