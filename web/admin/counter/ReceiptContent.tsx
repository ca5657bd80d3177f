import { useLingui } from '@lingui/react';
import { Box } from '@mui/material';
import { formatNpr } from '#domain/pricing/money.ts';
import { paymentTexts } from '#web/labels/paymentTexts.ts';
import type { Receipt_OrderFragment as Order } from './Receipt.generated.ts';
import { ReceiptHead } from './ReceiptHead.tsx';
import { ReceiptLine } from './ReceiptLine.tsx';
import { ReceiptRow as Row, ReceiptDivider as Rule } from './ReceiptRow.tsx';
import { ReceiptTotals } from './ReceiptTotals.tsx';

export interface ReceiptContentProps {
  order: Order;
  isCopy?: boolean;
}

export function ReceiptContent({ order, isCopy = false }: ReceiptContentProps) {
  const { i18n } = useLingui();
  const { lines, staff } = order;
  const payments = staff.payments.filter(({ kind, voidedAt }) => kind === 'PAYMENT' && !voidedAt);
  const [seller] = payments;
  return (
    <Box sx={{ fontSize: 12, lineHeight: 1.4, fontVariantNumeric: 'tabular-nums' }}>
      <ReceiptHead order={order} isCopy={isCopy} />
      {lines.map((line) => (
        <ReceiptLine key={line.id} line={line} />
      ))}
      <Rule />
      <ReceiptTotals order={order} />
      {payments.map(({ id, method, amount, given, change, reference }) => (
        <Box key={id}>
          <Row
            left={[i18n.t(paymentTexts.method[method]), reference].filter(Boolean).join(' · ')}
            right={formatNpr(amount, i18n.locale)}
          />
          {given != null && change > 0 && (
            <>
              <Row left={i18n.t('Cash received')} right={formatNpr(given, i18n.locale)} />
              <Row left={i18n.t('Change given')} right={formatNpr(change, i18n.locale)} />
            </>
          )}
        </Box>
      ))}
      {staff.due > 0 && (
        <Row left={<strong>{i18n.t('Still to pay')}</strong>} right={formatNpr(staff.due, i18n.locale)} />
      )}
      <Rule />
      {seller?.by && <Row left={i18n.t('Served by')} right={seller.by} />}
      <Box sx={{ textAlign: 'center', mt: 1 }}>
        {order.channel === 'PHONE'
          ? i18n.t('Thank you for your order.')
          : i18n.t('Thank you for your visit.')}
      </Box>
    </Box>
  );
}
