import { useLingui } from '@lingui/react';
import { Box, Button, Container, Stack, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { getCouponTitle } from '#domain/orders/coupons/getCouponTitle.ts';
import { isCancelledOrReturned } from '#domain/orders/payment.ts';
import { getOrderStatusTexts } from '#web/labels/orderStatusTexts.ts';
import { InvoiceDownload } from '#web/order/InvoiceDownload.tsx';
import { paths } from '#web/paths.ts';
import { useShowsTax } from '#web/store/useShowsTax.ts';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { TotalsList } from '#web/ui/TotalsList.tsx';
import { BookingPanel } from '../../booking/BookingPanel.tsx';
import { CreditNotes } from '../../creditNotes/CreditNotes.tsx';
import { SummaryColumns } from '../../layout/SummaryColumns.tsx';
import { OrderLedger } from '../../ledger/OrderLedger.tsx';
import { PayPanel } from '../../payment/PayPanel.tsx';
import type { StartProblem } from '../../payment/useStartPayment.ts';
import { OrderProposal } from '../../proposal/OrderProposal.tsx';
import { RefundNotice } from '../../proposal/RefundNotice.tsx';
import { ReturnsSection } from '../../returns/ReturnsSection.tsx';
import { BankTransfer } from '../../transferReceipts/BankTransfer.tsx';
import { AwaitingConfirmationNotice } from './AwaitingConfirmationNotice.tsx';
import { CancelGuestOrder } from './CancelGuestOrder.tsx';
import { NextSteps } from './NextSteps.tsx';
import { OrderedProducts } from './OrderedProducts.tsx';
import { OrderStatusSummary } from './OrderStatusSummary.tsx';
import type { OrderSuccessPageQuery } from './OrderSuccessPage.generated.ts';
import { ShippingAddress } from './ShippingAddress.tsx';

export type ReceiptOrder = NonNullable<OrderSuccessPageQuery['order']>;

export interface OrderReceiptProps {
  order: ReceiptOrder;
  /** True if the order was just placed. */
  isNew: boolean;
  /** Token that gives a guest access to the order. */
  guestToken: string | null;
  /** Reason why the payment could not be started when the order was placed. */
  startProblem?: StartProblem | null;
}

/** Placed order and its next steps. If the order is no longer new, its status is shown first. */
export function OrderReceipt({ order, isNew, guestToken, startProblem = null }: OrderReceiptProps) {
  const { i18n } = useLingui();
  const showsTax = useShowsTax();
  const { number, status, contact, lines, totals, couponCode } = order;
  const shouldShowThanks = isNew && !isCancelledOrReturned(status);
  const firstName = contact.name.split(' ')[0];

  return (
    <Container sx={{ pt: { xs: 4, md: 7 }, pb: { xs: 8, md: 14 } }}>
      <PageTitle title={i18n.t('Order {number}', { number })}>
        {shouldShowThanks
          ? i18n.t('Thank you, {firstName}', { firstName })
          : i18n.t(getOrderStatusTexts(status, order.fulfilment).title)}
      </PageTitle>
      <Stack
        direction="row"
        sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 1, mt: 1.5, mb: { xs: 4, md: 6 } }}
      >
        <Typography>
          {shouldShowThanks
            ? i18n.t('Your order has been placed. Your order number is')
            : i18n.t('Your order number is')}
        </Typography>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Typography component="strong" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
            {number}
          </Typography>
          <CopyButton text={number} label={i18n.t('Copy order number')} />
        </Box>
      </Stack>
      <SummaryColumns rowGap={6}>
        <Stack sx={{ gap: 6, maxWidth: { lg: 720 } }}>
          <OrderProposal order={order} guestToken={guestToken} />
          {!isCancelledOrReturned(status) && order.returns.length === 0 && (
            <RefundNotice refundDue={order.refundDue} />
          )}
          {!shouldShowThanks && <OrderStatusSummary order={order} guestToken={guestToken} />}
          <OrderLedger order={order} />
          <BookingPanel order={order} />
          <PayPanel {...{ order, guestToken, startProblem }} />
          <BankTransfer order={order} guestToken={guestToken} />
          {order.awaitsConfirmation && order.paymentMethod === 'BANK_TRANSFER' && (
            <AwaitingConfirmationNotice />
          )}
          {shouldShowThanks && <NextSteps order={order} />}
          <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
            <Button component={Link} to={paths.trackOrder(number)} variant="contained">
              {i18n.t('Track this order')}
            </Button>
            {shouldShowThanks ? (
              <Button component={Link} to={paths.products()} variant="outlined">
                {i18n.t('Continue Shopping')}
              </Button>
            ) : (
              <InvoiceDownload order={order} guestToken={guestToken} label={i18n.t('Invoice')} />
            )}
            {guestToken && <CancelGuestOrder order={order} guestToken={guestToken} />}
          </Stack>
          {!shouldShowThanks && <ReturnsSection order={order} guestToken={guestToken} />}
          {!shouldShowThanks && <CreditNotes order={order} guestToken={guestToken} />}
        </Stack>
        <Stack
          sx={{
            gap: 4,
            bgcolor: 'background.paper',
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            p: 3,
          }}
        >
          <section>
            <Typography variant="h4" component="h2" sx={{ mb: 1 }}>
              {i18n.t('Your items')}
            </Typography>
            <OrderedProducts lines={lines} taxPercent={totals.taxPercent} sx={{ mb: 2 }} />
            <TotalsList
              totals={totals}
              couponCode={order.staffDiscount > 0 ? null : couponCode}
              couponName={order.staffDiscount > 0 ? null : getCouponTitle(i18n.locale, order)}
              isBilled={order.invoice !== null}
              itemsNote={showsTax ? i18n.t('before tax') : undefined}
            />
          </section>
          <ShippingAddress order={order} />
        </Stack>
      </SummaryColumns>
    </Container>
  );
}
