import { useLingui } from '@lingui/react';
import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { isCancelledOrReturned } from '#domain/orders/payment.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { DetailList } from '#web/admin/order/DetailList.tsx';
import type { OrderSheet_OrderFragment as Order } from '#web/admin/order/Order.generated.ts';
import { rateRuleTexts } from '#web/admin/settings/settingTexts.ts';
import { Panel } from '#web/admin/ui/Panel.tsx';
import { formatDate } from '#web/locale/formatTime.ts';
import { useHasPermission } from '#web/session/useHasPermission.ts';
import { ExtendDialog } from './ExtendDialog.tsx';

export interface BookingPanelProps {
  order: Order;
  reload: () => Promise<unknown>;
}

/** Shows the terms and state of a booking, with an action to extend it. Renders nothing for other orders. */
export function BookingPanel({ order, reload }: BookingPanelProps) {
  const { i18n } = useLingui();
  const can = useHasPermission();
  const [isExtending, setExtending] = useState(false);
  const { booking, staff, status, totals } = order;
  if (!booking) return null;
  const formatAmount = (amount: number) => formatNpr(amount, i18n.locale);
  const day = formatDate(booking.dueBy, i18n.locale);
  const hasEnded = isCancelledOrReturned(status);
  const isOpen = !hasEnded && staff.due > 0;
  return (
    <Panel title={i18n.t('Booking')}>
      <Typography sx={{ mb: 1.5 }}>
        {hasEnded
          ? booking.forfeited > 0
            ? i18n.t('The store kept {kept} of the advance.', { kept: formatAmount(booking.forfeited) })
            : i18n.t('The store kept none of the advance.')
          : !isOpen
            ? i18n.t('Fully paid.')
            : booking.isBooked
              ? i18n.t('Booked: {paid} paid, {rest} due by {day}', {
                  paid: formatAmount(staff.paid - staff.refunded),
                  rest: formatAmount(booking.amountToPay),
                  day,
                })
              : i18n.t('Awaiting advance: {amount}', { amount: formatAmount(booking.amountToPay) })}
      </Typography>
      <DetailList
        details={{
          [i18n.t('Advance')]: formatAmount(booking.advance),
          [i18n.t('Remaining amount due by')]: day,
          [i18n.t('Price used for the remaining amount')]: i18n.t(rateRuleTexts[booking.rateRule]),
          [i18n.t('Price today')]:
            booking.currentTotal < totals.finalTotal && formatAmount(booking.currentTotal),
          [i18n.t('Forfeited if the remaining amount is not paid')]: formatAmount(booking.forfeit),
          [i18n.t('Terms accepted')]: formatDate(booking.acceptedAt, i18n.locale),
        }}
      />
      {isOpen && can('manageOrders') && (
        <Button size="small" variant="outlined" sx={{ mt: 1.5 }} onClick={() => setExtending(true)}>
          {i18n.t('Extend booking')}
        </Button>
      )}
      {isExtending && (
        <ExtendDialog order={{ ...order, booking }} reload={reload} onClose={() => setExtending(false)} />
      )}
    </Panel>
  );
}
