import { useLingui } from '@lingui/react';
import { Box, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { formatDate } from '#web/locale/formatTime.ts';
import { isRefundDue, RefundState } from './RefundState.tsx';
import { RequestReturnDialog } from './RequestReturnDialog.tsx';
import { ReturnItem } from './ReturnItem.tsx';
import type { Returns_OrderFragment as Order } from './Returns.generated.ts';

export interface ReturnsSectionProps {
  order: Order;
  /** Token that gives a guest access to the order. */
  guestToken?: string | null;
}

/**
 * Returns and refunds of an order, and a button that requests a return. Renders nothing if there are none and none
 * can be requested.
 */
export function ReturnsSection({ order, guestToken = null }: ReturnsSectionProps) {
  const { i18n } = useLingui();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const { returns, isReturnable, returnableUntil, lines } = order;
  const hasReturnableLines = lines.some(({ returnable }) => returnable > 0);
  const canRequestReturn = isReturnable && hasReturnableLines;
  const orderedQuantity = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const returnedQuantity = lines.reduce((sum, line) => sum + line.returned, 0);
  if (!canRequestReturn && returns.length === 0 && !isRefundDue(order)) return null;

  return (
    <section aria-label={i18n.t('Returns and refunds')}>
      <Typography variant="h4" component="h2" sx={{ mb: 2 }}>
        {i18n.t('Returns and refunds')}
      </Typography>
      {returnedQuantity > 0 && (
        <Typography sx={{ mb: 1 }}>
          {i18n.t('{returned} of {bought} returned', { returned: returnedQuantity, bought: orderedQuantity })}
        </Typography>
      )}
      <RefundState order={order} />
      {returns.length > 0 && (
        <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none', gap: 2, mt: 2 }}>
          {returns.map((returnRequest) => (
            <ReturnItem key={returnRequest.id} returnRequest={returnRequest} guestToken={guestToken} />
          ))}
        </Stack>
      )}
      {canRequestReturn && (
        <Box sx={{ mt: 2 }}>
          <Button variant="outlined" onClick={() => setDialogOpen(true)}>
            {i18n.t('Return pieces')}
          </Button>
          {returnableUntil && (
            <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
              {i18n.t('You can return pieces until {date}.', {
                date: formatLastDay(returnableUntil, i18n.locale),
              })}
            </Typography>
          )}
        </Box>
      )}
      {isDialogOpen && (
        <RequestReturnDialog order={order} guestToken={guestToken} onClose={() => setDialogOpen(false)} />
      )}
    </section>
  );
}

/** Formats the last day before this time. */
function formatLastDay(endsAt: string, locale: string): string {
  return formatDate(new Date(Date.parse(endsAt) - 1).toISOString(), locale);
}
