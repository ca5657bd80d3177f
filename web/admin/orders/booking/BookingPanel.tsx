import { useLingui } from '@lingui/react';
import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { isCalledOff } from '#domain/orders/payment.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { FactList } from '#web/admin/order/FactList.tsx';
import type { OrderSheet_OrderFragment as Order } from '#web/admin/order/Order.generated.ts';
import { rateRuleTexts } from '#web/admin/settings/settingTexts.ts';
import { Panel } from '#web/admin/ui/Panel.tsx';
import { formatDate } from '#web/locale/formatTime.ts';
import { useMay } from '#web/session/useMay.ts';
import { ExtendDialog } from './ExtendDialog.tsx';

export interface BookingPanelProps {
  order: Order;
  reload: () => Promise<unknown>;
}

/** On what terms an order is booked, how that stands, and more time for its rest; nothing where it is no booking. */
export function BookingPanel({ order, reload }: BookingPanelProps) {
  const { i18n } = useLingui();
  const may = useMay();
  const [isExtending, setExtending] = useState(false);
  const { booking, staff, status, totals } = order;
  if (!booking) return null;
  const npr = (amount: number) => formatNpr(amount, i18n.locale);
  const day = formatDate(booking.dueBy, i18n.locale);
  const isOver = isCalledOff(status);
  const isOpen = !isOver && staff.due > 0;
  return (
    <Panel title={i18n.t('Booking')}>
      <Typography sx={{ mb: 1.5 }}>
        {isOver
          ? booking.forfeited > 0
            ? i18n.t('{kept} of the advance is kept.', { kept: npr(booking.forfeited) })
            : i18n.t('Nothing of the advance is kept.')
          : !isOpen
            ? i18n.t('All is paid.')
            : booking.isBooked
              ? i18n.t('Booked: {paid} paid, {rest} due by {day}', {
                  paid: npr(staff.paid - staff.refunded),
                  rest: npr(booking.toPay),
                  day,
                })
              : i18n.t('Waits for its advance: {amount}', { amount: npr(booking.toPay) })}
      </Typography>
      <FactList
        facts={{
          [i18n.t('Advance')]: npr(booking.advance),
          [i18n.t('Rest due by')]: day,
          [i18n.t('Price of the rest')]: i18n.t(rateRuleTexts[booking.rateRule]),
          [i18n.t('Costs today')]: booking.totalNow < totals.finalTotal && npr(booking.totalNow),
          [i18n.t('Kept if the rest does not come')]: npr(booking.forfeit),
          [i18n.t('Terms accepted')]: formatDate(booking.acceptedAt, i18n.locale),
        }}
      />
      {isOpen && may('manageOrders') && (
        <Button size="small" variant="outlined" sx={{ mt: 1.5 }} onClick={() => setExtending(true)}>
          {i18n.t('Give more time')}
        </Button>
      )}
      {isExtending && (
        <ExtendDialog order={{ ...order, booking }} reload={reload} onClose={() => setExtending(false)} />
      )}
    </Panel>
  );
}
