import { useLingui } from '@lingui/react';
import { Box } from '@mui/material';
import { formatNpr } from '#domain/pricing/money.ts';
import type { OrderSheet_OrderFragment as Order } from '#web/admin/order/Order.generated.ts';
import { TotalsRow } from '#web/ui/TotalsList.tsx';

/** Sums of the ledger: the total, payments, refunds and the amount or refund due. */
export function LedgerSums({ order: { totals, staff } }: { order: Order }) {
  const { i18n } = useLingui();
  const rows = [
    { label: i18n.t('Total'), npr: totals.finalTotal, isShown: true },
    { label: i18n.t('Credited'), npr: staff.credited, sign: '−', isShown: staff.credited > 0 },
    { label: i18n.t('Paid'), npr: staff.paid, isShown: true },
    { label: i18n.t('Refunded'), npr: staff.refunded, sign: '−', isShown: staff.refunded > 0 },
  ].filter(({ isShown }) => isShown);
  const dueEntry =
    staff.refundDue > 0
      ? { label: i18n.t('Refund due'), npr: staff.refundDue, color: 'error.main' }
      : { label: i18n.t('Due'), npr: staff.due, color: 'text.primary' };

  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        mt: 1.5,
        pt: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        display: 'grid',
        gap: 0.5,
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      {rows.map(({ label, npr, sign = '' }) => (
        <TotalsRow key={label} label={label} sx={{ color: 'text.secondary' }}>
          {`${sign}${formatNpr(npr, i18n.locale)}`}
        </TotalsRow>
      ))}
      <TotalsRow label={dueEntry.label} sx={{ fontWeight: 600 }}>
        <Box component="strong" sx={{ fontWeight: 600, color: dueEntry.color }}>
          {formatNpr(dueEntry.npr, i18n.locale)}
        </Box>
      </TotalsRow>
    </Box>
  );
}
