import { useLingui } from '@lingui/react';
import { Box, Typography } from '@mui/material';
import { isOnline } from '#domain/payments/onlineMethods.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { formatPhone } from '#domain/text/formatPhone.ts';
import { formatPlainNumber } from '#domain/text/numbers.ts';
import { firstCallTexts } from '#web/labels/firstCallTexts.ts';
import { formatDayRange } from '#web/locale/formatTime.ts';
import { getDeliveryText } from '#web/shop/track/deliveryText.ts';
import type { ReceiptOrder } from './OrderReceipt.tsx';

/** Next steps of an order until its delivery. */
export function NextSteps({ order }: { order: ReceiptOrder }) {
  const { i18n } = useLingui();
  const { paymentMethod, totals, contact, estimatedDelivery, awaitsConfirmation } = order;
  const isCashOnDelivery = paymentMethod === 'COD';
  const total = formatNpr(totals.finalTotal, i18n.locale);
  const steps = [
    awaitsConfirmation && i18n.t(firstCallTexts[paymentMethod]),
    !awaitsConfirmation &&
      (isCashOnDelivery
        ? i18n.t('We’ll review your order and may call {phone} to confirm it.', {
            phone: formatPhone(contact.phone),
          })
        : order.booking?.isBooked && order.due > 0
          ? i18n.t('We’ve received your advance and reserved your pieces.')
          : isOnline(paymentMethod)
            ? order.due > 0
              ? i18n.t('We’ll confirm your order once we receive your payment.')
              : i18n.t('We’ve received your payment. We’ll confirm your order shortly.')
            : i18n.t('We’ll confirm your order once we receive your transfer.')),
    i18n.t('Each piece is checked, polished and packed by hand.'),
    estimatedDelivery.awaitsPayment || !estimatedDelivery.isKnown
      ? `${getDeliveryText(i18n, order)}${i18n.locale === 'ne' ? '।' : '.'}`
      : i18n.t('Estimated delivery: {days}.', { days: formatDayRange(estimatedDelivery, i18n.locale) }),
    isCashOnDelivery && i18n.t('Please have {total} in cash ready for the courier.', { total }),
  ].filter((step) => step !== false);

  return (
    <section>
      <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
        {i18n.t('What happens next')}
      </Typography>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {steps.map((step, index) => (
          <Typography
            key={step}
            component="li"
            sx={{
              display: 'flex',
              gap: 2,
              py: 1.5,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <Box component="span" aria-hidden sx={{ color: 'text.secondary', minWidth: 16 }}>
              {formatPlainNumber(index + 1, i18n.locale)}
            </Box>
            {step}
          </Typography>
        ))}
      </Box>
    </section>
  );
}
