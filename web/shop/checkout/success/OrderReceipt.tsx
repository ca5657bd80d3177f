import { useLingui } from '@lingui/react';
import { Box, Button, Container, Stack, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { couponTitle } from '#domain/orders/coupons/couponTitle.ts';
import { isCalledOff } from '#domain/orders/payment.ts';
import { orderStatusText } from '#web/labels/orderStatusTexts.ts';
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
import { PaidBack } from '../../proposal/PaidBack.tsx';
import { ReturnsSection } from '../../returns/ReturnsSection.tsx';
import { BankTransfer } from '../../slips/BankTransfer.tsx';
import { CancelGuestOrder } from './CancelGuestOrder.tsx';
import { OrderedProducts } from './OrderedProducts.tsx';
import type { OrderSuccessPageQuery } from './OrderSuccessPage.generated.ts';
import { PayLater } from './PayLater.tsx';
import { ShippingAddress } from './ShippingAddress.tsx';
import { WhatHappensNext } from './WhatHappensNext.tsx';
import { WhereItStands } from './WhereItStands.tsx';

export type Receipt = NonNullable<OrderSuccessPageQuery['order']>;

export interface OrderReceiptProps {
  order: Receipt;
  /** Whether it was placed a moment ago. */
  isNew: boolean;
  /** What opens the order of a guest. */
  guestToken: string | null;
  /** Why the payment that was begun with the order could not be. */
  notBegun?: StartProblem | null;
}

/** The order as it was placed, and what becomes of it; once it is no longer new, first where it stands. */
export function OrderReceipt({ order, isNew, guestToken, notBegun = null }: OrderReceiptProps) {
  const { i18n } = useLingui();
  const showsTax = useShowsTax();
  const { number, status, contact, lines, totals, couponCode } = order;
  const thanks = isNew && !isCalledOff(status);
  const firstName = contact.name.split(' ')[0];

  return (
    <Container sx={{ pt: { xs: 4, md: 7 }, pb: { xs: 8, md: 14 } }}>
      <PageTitle title={i18n.t('Order {number}', { number })}>
        {thanks
          ? i18n.t('Thank you, {firstName}', { firstName })
          : i18n.t(orderStatusText(status, order.fulfilment).title)}
      </PageTitle>
      <Stack
        direction="row"
        sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 1, mt: 1.5, mb: { xs: 4, md: 6 } }}
      >
        <Typography>
          {thanks ? i18n.t('Your order is placed. Your order number is') : i18n.t('Your order number is')}
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
          {!isCalledOff(status) && order.returns.length === 0 && <PaidBack refundDue={order.refundDue} />}
          {!thanks && <WhereItStands order={order} guestToken={guestToken} />}
          <OrderLedger order={order} />
          <BookingPanel order={order} />
          <PayPanel {...{ order, guestToken, notBegun }} />
          <BankTransfer order={order} guestToken={guestToken} />
          {order.awaitsConfirmation && order.paymentMethod === 'BANK_TRANSFER' && <PayLater />}
          {thanks && <WhatHappensNext order={order} />}
          <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
            <Button component={Link} to={paths.trackOrder(number)} variant="contained">
              {i18n.t('Track this order')}
            </Button>
            {thanks ? (
              <Button component={Link} to={paths.products()} variant="outlined">
                {i18n.t('Continue Shopping')}
              </Button>
            ) : (
              <InvoiceDownload order={order} guestToken={guestToken} label={i18n.t('Invoice')} />
            )}
            {guestToken && <CancelGuestOrder order={order} guestToken={guestToken} />}
          </Stack>
          {!thanks && <ReturnsSection order={order} guestToken={guestToken} />}
          {!thanks && <CreditNotes order={order} guestToken={guestToken} />}
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
              {i18n.t('What you ordered')}
            </Typography>
            <OrderedProducts lines={lines} taxPercent={totals.taxPercent} sx={{ mb: 2 }} />
            <TotalsList
              totals={totals}
              couponCode={order.staffDiscount > 0 ? null : couponCode}
              couponName={order.staffDiscount > 0 ? null : couponTitle(i18n.locale, order)}
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
