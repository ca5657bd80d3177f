import { useLingui } from '@lingui/react';
import { Box, Button, Checkbox, FormControlLabel, Stack, Typography } from '@mui/material';
import { TENDER_METHODS, type TenderMethod } from '#domain/orders/counter/tender.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { paymentTexts } from '#web/labels/paymentTexts.ts';
import { PaymentRow } from './PaymentRow.tsx';
import type { Till_QuoteFragment as Quote } from './Till.generated.ts';
import { settle, type TillPayment } from './tillPayments.ts';
import { problemAt, type TillProblem } from './tillProblems.ts';
import { sentPayments, type TillSale } from './tillSale.ts';

/** The key that begins each payment. */
export const PAYMENT_KEYS: Record<TenderMethod, string> = { CASH: 'F8', CARD: 'F9', BANK_TRANSFER: 'F10' };

export interface PaymentPanelProps {
  sale: TillSale;
  quote: Quote | undefined;
  problems: readonly TillProblem[];
  onPay: (method: TenderMethod) => void;
  onChange: (sale: TillSale) => void;
}

/** How it is paid: in one part or several, and what becomes of the rest. */
export function PaymentPanel({ sale, quote, problems, onPay, onChange }: PaymentPanelProps) {
  const { i18n } = useLingui();
  const finalTotal = quote?.totals.finalTotal ?? 0;
  const settled = settle(sale.payments, finalTotal);
  const sent = sentPayments(sale.payments, finalTotal);
  const left =
    finalTotal - settled.reduce((sum, { amount }) => sum + (Number.isFinite(amount) ? amount : 0), 0);
  const change = (key: string, fields: Partial<TillPayment>) =>
    onChange({
      ...sale,
      payments: sale.payments.map((one) => (one.key === key ? { ...one, ...fields } : one)),
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
              {PAYMENT_KEYS[method]}
            </Typography>
          </Button>
        ))}
      </Box>
      {sale.payments.map((payment, index) => (
        <PaymentRow
          key={payment.key}
          payment={payment}
          settled={settled[index] ?? { amount: 0, change: 0 }}
          problem={problemAt(problems, `payments.${sent.indexOf(payment)}.reference`)}
          onChange={(fields) => change(payment.key, fields)}
          onRemove={() =>
            onChange({ ...sale, payments: sale.payments.filter(({ key }) => key !== payment.key) })
          }
        />
      ))}
      {sale.payments.length > 0 && left !== 0 && !(sale.allowOwing && left > 0) && (
        <Typography role="status" color="error" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {left > 0
            ? i18n.t('{amount} still to pay', { amount: formatNpr(left, i18n.locale) })
            : i18n.t('{amount} too much', { amount: formatNpr(-left, i18n.locale) })}
        </Typography>
      )}
      <div>
        <FormControlLabel
          label={restLabel()}
          control={
            <Checkbox
              size="small"
              checked={sale.allowOwing}
              onChange={({ target }) => onChange({ ...sale, allowOwing: target.checked })}
            />
          }
        />
        {sale.allowOwing && left > 0 && (
          <Typography role="status" variant="body2" color="textSecondary">
            {restText()}
          </Typography>
        )}
      </div>
    </Stack>
  );

  function restLabel() {
    if (sale.fulfilment === 'DELIVERY') return i18n.t('Cash on delivery for the rest');
    return sale.fulfilment === 'PICKUP'
      ? i18n.t('The rest is paid at pick-up')
      : i18n.t('The rest is paid later');
  }

  function restText() {
    const amount = formatNpr(left, i18n.locale);
    if (sale.fulfilment !== 'DELIVERY') return i18n.t('{amount} is paid later.', { amount });
    return quote?.restMethod === 'BANK_TRANSFER'
      ? i18n.t('{amount} is too much for cash on delivery: it comes by bank transfer.', { amount })
      : i18n.t('{amount} is collected with the parcel.', { amount });
  }
}
