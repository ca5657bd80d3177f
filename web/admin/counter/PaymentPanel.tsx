import { useLingui } from '@lingui/react';
import { Box, Button, Checkbox, FormControlLabel, Stack, Typography } from '@mui/material';
import { TENDER_METHODS, type TenderMethod } from '#domain/orders/counter/tender.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { paymentTexts } from '#web/labels/paymentTexts.ts';
import { PaymentRow } from './PaymentRow.tsx';
import type { Till_QuoteFragment as Quote } from './Till.generated.ts';
import { settlePayments, type TillPayment } from './tillPayments.ts';
import { findProblemMessage, type TillProblem } from './tillProblems.ts';
import { filterNonZeroPayments, type TillSale } from './tillSale.ts';

/** Shortcut of each payment method. */
export const PAYMENT_SHORTCUTS: Record<TenderMethod, string> = {
  CASH: 'F8',
  CARD: 'F9',
  BANK_TRANSFER: 'F10',
};

export interface PaymentPanelProps {
  sale: TillSale;
  quote: Quote | undefined;
  problems: readonly TillProblem[];
  onPay: (method: TenderMethod) => void;
  onChange: (sale: TillSale) => void;
}

/** Splits the total into one or more payments and shows the amount still due. */
export function PaymentPanel({ sale, quote, problems, onPay, onChange }: PaymentPanelProps) {
  const { i18n } = useLingui();
  const finalTotal = quote?.totals.finalTotal ?? 0;
  const settledPayments = settlePayments(sale.payments, finalTotal);
  const sentPayments = filterNonZeroPayments(sale.payments, finalTotal);
  const remainder =
    finalTotal - settledPayments.reduce((sum, { amount }) => sum + (Number.isFinite(amount) ? amount : 0), 0);
  const updatePayment = (key: string, fields: Partial<TillPayment>) =>
    onChange({
      ...sale,
      payments: sale.payments.map((payment) => (payment.key === key ? { ...payment, ...fields } : payment)),
    });

  return (
    <Stack sx={{ gap: 1.5 }}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 1 }}>
        {TENDER_METHODS.map((method) => (
          <Button
            key={method}
            variant="outlined"
            onClick={() => onPay(method)}
            sx={{ flexDirection: 'column', py: 1, lineHeight: 1.3 }}
          >
            {method === 'BANK_TRANSFER' ? i18n.t('Transfer') : i18n.t(paymentTexts.method[method])}
            <Typography component="kbd" variant="caption" color="textSecondary">
              {PAYMENT_SHORTCUTS[method]}
            </Typography>
          </Button>
        ))}
      </Box>
      {sale.payments.map((payment, index) => (
        <PaymentRow
          key={payment.key}
          payment={payment}
          settledPayment={settledPayments[index] ?? { amount: 0, change: 0 }}
          problem={findProblemMessage(problems, `payments.${sentPayments.indexOf(payment)}.reference`)}
          onChange={(fields) => updatePayment(payment.key, fields)}
          onRemove={() =>
            onChange({ ...sale, payments: sale.payments.filter(({ key }) => key !== payment.key) })
          }
        />
      ))}
      {sale.payments.length > 0 && remainder !== 0 && !(sale.allowDeferredPayment && remainder > 0) && (
        <Typography role="status" color="error" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {remainder > 0
            ? i18n.t('{amount} still to pay', { amount: formatNpr(remainder, i18n.locale) })
            : i18n.t('Overpaid by {amount}', { amount: formatNpr(-remainder, i18n.locale) })}
        </Typography>
      )}
      <div>
        <FormControlLabel
          label={getRemainderLabel()}
          control={
            <Checkbox
              size="small"
              checked={sale.allowDeferredPayment}
              onChange={({ target }) => onChange({ ...sale, allowDeferredPayment: target.checked })}
            />
          }
        />
        {sale.allowDeferredPayment && remainder > 0 && (
          <Typography role="status" variant="body2" color="textSecondary">
            {getRemainderText()}
          </Typography>
        )}
      </div>
    </Stack>
  );

  function getRemainderLabel() {
    if (sale.fulfilment === 'DELIVERY') return i18n.t('Collect the amount due on delivery');
    return sale.fulfilment === 'PICKUP'
      ? i18n.t('Collect the amount due at pick-up')
      : i18n.t('Collect the amount due later');
  }

  function getRemainderText() {
    const amount = formatNpr(remainder, i18n.locale);
    if (sale.fulfilment !== 'DELIVERY') return i18n.t('{amount} will be paid later.', { amount });
    return quote?.deferredPaymentMethod === 'BANK_TRANSFER'
      ? i18n.t('{amount} exceeds the cash-on-delivery limit. The customer must pay it by bank transfer.', {
          amount,
        })
      : i18n.t('{amount} will be collected on delivery.', { amount });
  }
}
