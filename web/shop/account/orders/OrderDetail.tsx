import { useLingui } from '@lingui/react';
import { Alert, Box, Link, Stack, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { getCouponTitle } from '#domain/orders/coupons/getCouponTitle.ts';
import { isOpen } from '#domain/orders/orderLifecycle.ts';
import { isCancelledOrReturned, isPaymentDue } from '#domain/orders/payment.ts';
import { formatPhone } from '#domain/text/formatPhone.ts';
import { firstCallTexts } from '#web/labels/firstCallTexts.ts';
import { formatInstant } from '#web/locale/formatTime.ts';
import { ParcelText } from '#web/order/ParcelText.tsx';
import { paths } from '#web/paths.ts';
import { BookingPanel } from '#web/shop/booking/BookingPanel.tsx';
import { OrderedProducts } from '#web/shop/checkout/success/OrderedProducts.tsx';
import { ShippingAddress } from '#web/shop/checkout/success/ShippingAddress.tsx';
import { CreditNotes } from '#web/shop/creditNotes/CreditNotes.tsx';
import { OrderLedger } from '#web/shop/ledger/OrderLedger.tsx';
import { isPaymentUnderReview } from '#web/shop/payment/isPaymentUnderReview.ts';
import { PayPanel } from '#web/shop/payment/PayPanel.tsx';
import { OrderProposal } from '#web/shop/proposal/OrderProposal.tsx';
import { RefundNotice } from '#web/shop/proposal/RefundNotice.tsx';
import { ReturnsSection } from '#web/shop/returns/ReturnsSection.tsx';
import { getDeliveryText } from '#web/shop/track/deliveryText.ts';
import { OrderTimeline } from '#web/shop/track/OrderTimeline.tsx';
import { BankTransfer } from '#web/shop/transferReceipts/BankTransfer.tsx';
import { useShowsTax } from '#web/store/useShowsTax.ts';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { TotalsList } from '#web/ui/TotalsList.tsx';
import { OrderActions } from './OrderActions.tsx';
import type { OrderDetail_OrderFragment } from './OrderPage.generated.ts';

export function OrderDetail({ order }: { order: OrderDetail_OrderFragment }) {
  const { i18n } = useLingui();
  const showsTax = useShowsTax();
  const { number, status, placedAt, lines, totals, couponCode, contact, notes, cancelReason } = order;
  const { paymentMethod, carrier, trackingNumber, trackingUrl } = order;

  return (
    <>
      <Link component={RouterLink} to={paths.orders} variant="body2">
        {i18n.t('My orders')}
      </Link>
      <PageTitle variant="h2" component="h1" sx={{ mt: 1, fontVariantNumeric: 'lining-nums' }}>
        {i18n.t('Order {number}', { number })}
      </PageTitle>
      <Typography color="textSecondary" sx={{ mt: 1 }}>
        {i18n.t('Placed {when}', { when: formatInstant(placedAt, i18n.locale) })}
        {isOpen(status) && ` · ${getDeliveryText(i18n, order)}`}
      </Typography>
      {order.awaitsConfirmation && (
        <Alert severity="info" variant="outlined" sx={{ mt: 2 }}>
          {i18n.t(firstCallTexts[paymentMethod])}
        </Alert>
      )}
      <OrderActions order={order} />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 360px' },
          gap: { xs: 5, lg: 8 },
          alignItems: 'start',
          mt: 4,
        }}
      >
        <Stack sx={{ gap: 5, minWidth: 0 }}>
          <OrderProposal order={order} />
          <OrderLedger order={order} />
          {!isCancelledOrReturned(status) && order.returns.length === 0 && (
            <RefundNotice refundDue={order.refundDue} />
          )}
          <BookingPanel order={order} />
          <PayPanel order={order} />
          <BankTransfer order={order} />
          <section>
            <Typography variant="h4" component="h2" sx={{ mb: 2 }}>
              {i18n.t('Order status')}
            </Typography>
            <OrderTimeline
              {...{ status, fulfilment: order.fulfilment, timeline: order.timeline }}
              awaitsPayment={order.estimatedDelivery.awaitsPayment}
              isPaymentUnderReview={isPaymentDue(order) && isPaymentUnderReview(order)}
            />
            {cancelReason && (
              <Typography color="textSecondary">
                {i18n.t('Reason: {reason}', { reason: cancelReason })}
              </Typography>
            )}
            {carrier && (
              <Typography color="textSecondary">
                <ParcelText {...{ carrier, trackingNumber, trackingUrl }} />
              </Typography>
            )}
          </section>
          <ReturnsSection order={order} />
          <CreditNotes order={order} />
          <section>
            <Typography variant="h4" component="h2" sx={{ mb: 1 }}>
              {i18n.t('Your items')}
            </Typography>
            <OrderedProducts lines={lines} taxPercent={totals.taxPercent} />
          </section>
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
          <TotalsList
            totals={totals}
            couponCode={couponCode}
            couponName={getCouponTitle(i18n.locale, order)}
            staffDiscount={order.staffDiscount}
            isBilled={order.invoice !== null}
            itemsNote={showsTax ? i18n.t('before tax') : undefined}
          />
          <ShippingAddress order={order} />
          <section>
            <Typography variant="h4" component="h2" sx={{ mb: 1 }}>
              {i18n.t('Contact')}
            </Typography>
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {contact.email}
              {contact.email && <br />}
              {formatPhone(contact.phone)}
            </Typography>
          </section>
          {notes && (
            <section>
              <Typography variant="h4" component="h2" sx={{ mb: 1 }}>
                {i18n.t('Order notes')}
              </Typography>
              <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                {notes}
              </Typography>
            </section>
          )}
        </Stack>
      </Box>
    </>
  );
}
