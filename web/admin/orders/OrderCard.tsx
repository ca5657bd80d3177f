import { useLingui } from '@lingui/react';
import { Box, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { getCustomerName } from '#web/admin/order/CustomerName.tsx';
import { OrderStatusMark } from '#web/labels/OrderStatusMark.tsx';
import { PaymentStatusMark } from '#web/labels/PaymentStatusMark.tsx';
import { paymentTexts } from '#web/labels/paymentTexts.ts';
import { Price } from '#web/ui/Price.tsx';
import { Age } from '../ui/Age.tsx';
import type { Orders_OrderFragment } from './Orders.generated.ts';
import {
  AwaitingConfirmationMark,
  OpenProposalMark,
  PaidOutOfStockMark,
  RefundDueMark,
} from './orderMarks.tsx';
import { NextStep } from './steps/NextStep.tsx';
import { sumQuantities } from './sumQuantities.ts';
import { TagMarks } from './tags/TagMarks.tsx';
import { WaitingReturns } from './views/WaitingReturns.tsx';

/** Order on a card: customer, total, status and date. */
export function OrderCard({ order }: { order: Orders_OrderFragment }) {
  const { i18n } = useLingui();
  const { contact, totals, status, fulfilment, placedAt, lines } = order;
  return (
    <Stack sx={{ gap: 0.75, typography: 'body2' }}>
      <Row>
        <Typography variant="inherit" noWrap>
          {getCustomerName(i18n, contact)}
        </Typography>
        <Price npr={totals.finalTotal} variant="inherit" sx={{ fontWeight: 600 }} />
      </Row>
      <Row>
        <Typography variant="inherit" color="textSecondary">
          {i18n.t('{count, plural, one {# item} other {# items}}', { count: sumQuantities(lines) })}
        </Typography>
        <Typography variant="inherit" color="textSecondary">
          <Age at={placedAt} />
        </Typography>
      </Row>
      <Row>
        <OrderStatusMark status={status} fulfilment={fulfilment} />
        <Box sx={{ textAlign: 'right' }}>
          <PaymentStatusMark order={order} />
          {order.staff.due > 0 && (
            <Typography variant="caption" color="textSecondary" component="p">
              {i18n.t(paymentTexts.method[order.paymentMethod])}
            </Typography>
          )}
        </Box>
      </Row>
      {order.returns.length > 0 && (
        <Box sx={{ position: 'relative', zIndex: 1, width: 'fit-content' }}>
          <WaitingReturns returns={order.returns} />
        </Box>
      )}
      {order.staff.tags.length > 0 && <TagMarks tags={order.staff.tags} />}
      {order.proposal && <OpenProposalMark />}
      {order.awaitsConfirmation && <AwaitingConfirmationMark />}
      {order.isPaidWithoutStock && <PaidOutOfStockMark />}
      <RefundDueMark refundDue={order.staff.refundDue} />
      {/* Stacked above the card's own link, which covers the entire card. */}
      <Box sx={{ position: 'relative', zIndex: 1, alignSelf: 'flex-end' }}>
        <NextStep order={order} />
      </Box>
    </Stack>
  );
}

function Row({ children }: { children: ReactNode }) {
  return <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, minWidth: 0 }}>{children}</Box>;
}
