import { useLingui } from '@lingui/react';
import { Box, Button, Typography } from '@mui/material';
import { formatNpr } from '#domain/pricing/money.ts';
import { paymentTexts } from '#web/labels/paymentTexts.ts';
import { TillField } from './TillField.tsx';
import type { SettledPayment, TillPayment } from './tillPayments.ts';

export interface PaymentRowProps {
  payment: TillPayment;
  settledPayment: SettledPayment;
  /** Problem with the reference, reported by the server. */
  problem: string | undefined;
  onChange: (fields: Partial<TillPayment>) => void;
  onRemove: () => void;
}

/** One payment: its amount, the cash received, or the reference from the terminal or bank. */
export function PaymentRow({ payment, settledPayment, problem, onChange, onRemove }: PaymentRowProps) {
  const { i18n } = useLingui();
  const { method, amount, reference, key } = payment;
  const name = method === 'BANK_TRANSFER' ? i18n.t('Transfer') : i18n.t(paymentTexts.method[method]);
  const isCash = method === 'CASH';
  return (
    <Box role="group" aria-label={name} sx={{ borderTop: 1, borderColor: 'divider', pt: 1 }}>
      <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'start' }}>
        <TillField
          label={isCash ? i18n.t('Cash received') : i18n.t('Amount')}
          value={amount ?? String(settledPayment.amount)}
          inputMode="numeric"
          autoFocus
          isInvalid={Number.isNaN(settledPayment.amount)}
          help={
            isCash && i18n.t('Change: {change}', { change: formatNpr(settledPayment.change, i18n.locale) })
          }
          htmlInput={{ name: toAmountFieldName(key), onFocus: ({ target }) => target.select() }}
          onChange={(inputText) => onChange({ amount: inputText })}
        />
        {!isCash && (
          <TillField
            label={method === 'CARD' ? i18n.t('Last four digits') : i18n.t('Reference')}
            value={reference}
            {...(method === 'CARD' && { inputMode: 'numeric', htmlInput: { maxLength: 4 } })}
            isRequired
            isInvalid={problem !== undefined}
            help={problem}
            onChange={(inputText) => onChange({ reference: inputText })}
          />
        )}
        <Button
          size="small"
          sx={{ mt: 3, flexShrink: 0 }}
          aria-label={i18n.t('Remove {name}', { name })}
          onClick={onRemove}
        >
          {i18n.t('Remove')}
        </Button>
      </Box>
    </Box>
  );
}

/** Returns the name of a payment's amount field, used to move the focus there. */
export function toAmountFieldName(key: string): string {
  return `payment-${key}`;
}
