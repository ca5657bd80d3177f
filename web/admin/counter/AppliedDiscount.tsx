import { useLingui } from '@lingui/react';
import { Box, Button, Typography } from '@mui/material';
import type { AskedDiscount } from '#domain/orders/counter/staffDiscount.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { formatNumber } from '#domain/text/numbers.ts';

export interface AppliedDiscountProps {
  discount: AskedDiscount;
  /** What it comes to, NPR; left out until the server has said it. */
  amount?: number | undefined;
  /** Of what, where several stand on the screen. */
  of: string;
  onChange: () => void;
  onRemove: () => void;
}

/** A discount that is given: how much, why, and the way to take it back. */
export function AppliedDiscount({ discount, amount, of, onChange, onRemove }: AppliedDiscountProps) {
  const { i18n } = useLingui();
  const { value, unit, on, reason } = discount;
  const much =
    unit === 'NPR' ? formatNpr(value, i18n.locale) : `${formatNumber(value, i18n.locale, decimals(value))}%`;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'center', mt: 0.5 }}>
      <Typography variant="body2" sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
        {on === 'MAKING'
          ? i18n.t('Discount: {much} of the making charge, {reason}', { much, reason })
          : i18n.t('Discount: {much}, {reason}', { much, reason })}
      </Typography>
      {amount !== undefined && amount > 0 && (
        <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          −{formatNpr(amount, i18n.locale)}
        </Typography>
      )}
      <Button
        size="small"
        aria-label={i18n.t('Change the discount on {name}', { name: of })}
        onClick={onChange}
      >
        {i18n.t('Change')}
      </Button>
      <Button
        size="small"
        aria-label={i18n.t('Take off the discount on {name}', { name: of })}
        onClick={onRemove}
      >
        {i18n.t('Take off')}
      </Button>
    </Box>
  );
}

function decimals(value: number): number {
  return Number.isInteger(value) ? 0 : 2;
}
