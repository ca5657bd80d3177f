import { useLingui } from '@lingui/react';
import { Box, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { formatNpr } from '#domain/pricing/money.ts';
import { adminPaths } from '#web/admin/adminPaths.ts';
import { Panel } from '#web/admin/ui/Panel.tsx';
import { CreditNoteDownload } from '#web/order/CreditNoteDownload.tsx';
import { TotalsRow } from '#web/ui/TotalsList.tsx';
import type { ReturnSheet_ReturnFragment as Return } from '../Return.generated.ts';

/** Shows the credit of a return and the amounts of its order. */
export function ReturnMoney({ orderReturn }: { orderReturn: Return }) {
  const { i18n } = useLingui();
  const { credited, goods, shipping, deduction, deductionReason, exchange, order } = orderReturn;
  const { staff, totals } = order;
  const formatAmount = (amount: number) => formatNpr(amount, i18n.locale);
  return (
    <Panel title={i18n.t('Money')}>
      {credited === null ? (
        <Typography variant="body2" color="textSecondary">
          {i18n.t('The credit will be calculated when the items arrive.')}
        </Typography>
      ) : (
        <Sums
          label={i18n.t('Credit for this return')}
          rows={[
            [i18n.t('Items'), formatAmount(goods)],
            ...(shipping > 0 ? [[i18n.t('Shipping'), formatAmount(shipping)] as const] : []),
            ...(deduction > 0 ? [[i18n.t('Deducted'), `−${formatAmount(deduction)}`] as const] : []),
          ]}
          sum={[i18n.t('Credited'), formatAmount(credited)]}
        />
      )}
      {deductionReason && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
          {deductionReason}
        </Typography>
      )}
      {orderReturn.creditNote && (
        <Box sx={{ mt: 1.5 }}>
          <CreditNoteDownload note={orderReturn.creditNote} shouldShowNumber />
        </Box>
      )}
      <Box sx={{ mt: 1.5, pt: 1.5, borderTop: 1, borderColor: 'divider' }}>
        <Sums
          label={i18n.t('The order')}
          rows={[
            [i18n.t('Order total'), formatAmount(totals.finalTotal)],
            [i18n.t('Paid'), formatAmount(staff.paid)],
            ...(staff.refunded > 0
              ? [[i18n.t('Refunded'), `−${formatAmount(staff.refunded)}`] as const]
              : []),
          ]}
          sum={[i18n.t('Refund due'), formatAmount(staff.refundDue)]}
        />
      </Box>
      {exchange && (
        <Typography variant="body2" sx={{ mt: 1.5 }}>
          {i18n.t('Exchanged for order')}{' '}
          <Link component={RouterLink} to={adminPaths.order(exchange.number)}>
            {exchange.number}
          </Link>
          {exchange.staff.due > 0 &&
            ` · ${i18n.t('{amount} due', { amount: formatAmount(exchange.staff.due) })}`}
        </Typography>
      )}
    </Panel>
  );
}

interface SumsProps {
  label: string;
  rows: readonly (readonly [label: string, amount: string])[];
  sum: readonly [label: string, amount: string];
}

function Sums({ label, rows, sum }: SumsProps) {
  return (
    <Box
      component="dl"
      aria-label={label}
      sx={{ m: 0, display: 'grid', gap: 0.5, fontVariantNumeric: 'tabular-nums' }}
    >
      {rows.map(([name, amount]) => (
        <TotalsRow key={name} label={name} sx={{ color: 'text.secondary' }}>
          {amount}
        </TotalsRow>
      ))}
      <TotalsRow label={sum[0]} sx={{ fontWeight: 600 }}>
        {sum[1]}
      </TotalsRow>
    </Box>
  );
}
