import { useLingui } from '@lingui/react';
import { Box, type SxProps, type Theme, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { ESTIMATED_TAX, TAX, type Totals } from '#domain/orders/orderTotals.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { Price } from './Price.tsx';

export interface TotalsListProps {
  totals: Totals;
  couponCode?: string | null;
  /** Name of the coupon, if it has one. */
  couponName?: string | null;
  /** Part of the discount given by staff, in NPR. It is shown in a separate row. */
  staffDiscount?: number;
  /** Label of the staff discount; a generic label if omitted. */
  staffDiscountLabel?: string | undefined;
  /** True if there is an invoice or one is issued immediately, so that the tax is not an estimate. */
  isBilled?: boolean;
  /** Note beside the label of the items, for example that the amounts are before tax. */
  itemsNote?: string | undefined;
  /** More rows below the total. */
  children?: ReactNode;
}

/** Totals of an order or a quote, line by line. */
export function TotalsList({
  totals,
  couponCode,
  couponName,
  staffDiscount = 0,
  staffDiscountLabel,
  isBilled = false,
  itemsNote,
  children,
}: TotalsListProps) {
  const { i18n } = useLingui();
  const couponDiscount = totals.discount - staffDiscount;
  const couponLabel =
    couponName || (couponCode ? i18n.t('Coupon {code}', { code: couponCode }) : i18n.t('Discount'));
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1 }}>
      <TotalsRow label={i18n.t('Items')} note={itemsNote}>
        <Price npr={totals.items} />
      </TotalsRow>
      {couponDiscount > 0 && <DiscountRow npr={couponDiscount} label={couponLabel} />}
      {staffDiscount > 0 && (
        <DiscountRow npr={staffDiscount} label={staffDiscountLabel ?? i18n.t('Discount')} />
      )}
      <TotalsRow
        label={
          totals.shippingDiscount > 0
            ? i18n.t('Shipping ({coupon})', { coupon: couponLabel })
            : i18n.t('Shipping')
        }
      >
        {totals.shipping === 0 ? i18n.t('Free') : <Price npr={totals.shipping} />}
      </TotalsRow>
      <TotalsRow label={i18n.t(isBilled ? TAX : ESTIMATED_TAX, { percent: totals.taxPercent })}>
        <Price npr={totals.tax} />
      </TotalsRow>
      <TotalsRow
        label={i18n.t('Total')}
        sx={{ borderTop: 1, borderColor: 'divider', pt: 2, mt: 1, color: 'text.primary' }}
      >
        <Price npr={totals.finalTotal} variant="h4" />
      </TotalsRow>
      {children}
    </Box>
  );
}

function DiscountRow({ label, npr }: { label: string; npr: number }) {
  const { i18n } = useLingui();
  return (
    <TotalsRow label={label}>
      <Typography component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
        −{formatNpr(npr, i18n.locale)}
      </Typography>
    </TotalsRow>
  );
}

export interface TotalsRowProps {
  label: string;
  /** Note beside the label. */
  note?: string | undefined;
  children: ReactNode;
  sx?: SxProps<Theme>;
}

export function TotalsRow({ label, note, children, sx }: TotalsRowProps) {
  return (
    <Box
      sx={[
        { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 2 },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      <Typography component="dt" color="inherit">
        {label}
        {note && (
          <Typography component="span" variant="caption" color="textSecondary" sx={{ ml: 0.75 }}>
            {note}
          </Typography>
        )}
      </Typography>
      <Box component="dd" sx={{ m: 0, textAlign: 'end', color: 'text.primary' }}>
        {children}
      </Box>
    </Box>
  );
}
