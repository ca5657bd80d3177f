import { useLingui } from '@lingui/react';
import { Box, Button, Checkbox, FormControlLabel, Stack, Typography } from '@mui/material';
import { TENDER_METHODS, type TenderMethod } from '#domain/orders/counter/tender.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { paymentTexts } from '#web/labels/paymentTexts.ts';
import { TillField } from './TillField.tsx';
import { amountsOf, changeFor, type TillPayment, type TillSale } from './tillSale.ts';

/** The key that begins each payment. */
export const PAYMENT_KEYS: Record<TenderMethod, string> = { CASH: 'F8', CARD: 'F9', BANK_TRANSFER: 'F10' };

export interface PaymentPanelProps {
  sale: TillSale;
  finalTotal: number;
  onPay: (method: TenderMethod) => void;
  onChange: (sale: TillSale) => void;
}

/** How it is paid: in one part or several. */
export function PaymentPanel({ sale, finalTotal, onPay, onChange }: PaymentPanelProps) {
  const { i18n } = useLingui();
  const amounts = amountsOf(sale.payments, finalTotal);
  const left = finalTotal - amounts.reduce((sum, amount) => sum + (Number.isFinite(amount) ? amount : 0), 0);
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
          amount={amounts[index] ?? 0}
          isLast={index === sale.payments.length - 1}
          onChange={(fields) => change(payment.key, fields)}
          onRemove={() =>
            onChange({ ...sale, payments: sale.payments.filter(({ key }) => key !== payment.key) })
          }
        />
      ))}
      {sale.payments.length > 0 && left !== 0 && (
        <Typography role="status" color="error" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {left > 0
            ? i18n.t('{amount} still to pay', { amount: formatNpr(left) })
            : i18n.t('{amount} too much', { amount: formatNpr(-left) })}
        </Typography>
      )}
      <FormControlLabel
        label={i18n.t('The rest is paid later')}
        control={
          <Checkbox
            size="small"
            checked={sale.mayOwe}
            onChange={({ target }) => onChange({ ...sale, mayOwe: target.checked })}
          />
        }
      />
    </Stack>
  );
}

interface PaymentRowProps {
  payment: TillPayment;
  amount: number;
  isLast: boolean;
  onChange: (fields: Partial<TillPayment>) => void;
  onRemove: () => void;
}

function PaymentRow({ payment, amount, isLast, onChange, onRemove }: PaymentRowProps) {
  const { i18n } = useLingui();
  const { method } = payment;
  const name = method === 'BANK_TRANSFER' ? i18n.t('Transfer') : i18n.t(paymentTexts.method[method]);
  const back = changeFor(payment, amount);
  const needsAmount = payment.amount === '0';
  return (
    <Box role="group" aria-label={name} sx={{ borderTop: 1, borderColor: 'divider', pt: 1 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
        <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
        <Button size="small" aria-label={i18n.t('Remove {name}', { name })} onClick={onRemove}>
          {i18n.t('Remove')}
        </Button>
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1 }}>
        <TillField
          label={i18n.t('Amount')}
          value={needsAmount ? '' : payment.amount}
          inputMode="numeric"
          autoFocus={isLast && needsAmount}
          help={payment.amount === '' && formatNpr(amount)}
          onChange={(typed) => onChange({ amount: typed })}
        />
        {method === 'CASH' ? (
          <TillField
            label={i18n.t('Given')}
            value={payment.given}
            inputMode="numeric"
            autoFocus={isLast && !needsAmount}
            isWrong={back === null}
            help={
              back === null ? i18n.t('Too little') : i18n.t('Change {change}', { change: formatNpr(back) })
            }
            onChange={(given) => onChange({ given })}
          />
        ) : (
          <TillField
            label={method === 'CARD' ? i18n.t('Last four digits') : i18n.t('Reference')}
            value={payment.reference}
            autoFocus={isLast && !needsAmount}
            onChange={(reference) => onChange({ reference })}
          />
        )}
      </Box>
    </Box>
  );
}
