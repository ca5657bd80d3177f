import { useLingui } from '@lingui/react';
import { Box, Button, Typography } from '@mui/material';
import type { DiscountInput } from '#domain/orders/counter/calculateStaffDiscount.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { formatNumber } from '#domain/text/numbers.ts';

export interface AppliedDiscountProps {
  discount: DiscountInput;
  /** Amount of the discount in NPR; undefined until the quote is loaded. */
  amount?: number | undefined;
  /** Subject of the discount, for screen readers, because the screen can show several discounts. */
  subject: string;
  onChange: () => void;
  onRemove: () => void;
}

/** Shows a discount with its amount and reason, and a button that removes it. */
export function AppliedDiscount({ discount, amount, subject, onChange, onRemove }: AppliedDiscountProps) {
  const { i18n } = useLingui();
  const { value, unit, on, reason } = discount;
  const discountText =
    unit === 'NPR'
      ? formatNpr(value, i18n.locale)
      : `${formatNumber(value, i18n.locale, countDecimals(value))}%`;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'center', mt: 0.5 }}>
      <Typography variant="body2" sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
        {on === 'MAKING'
          ? i18n.t('Discount: {much} off the making charge, {reason}', { much: discountText, reason })
          : i18n.t('Discount: {much}, {reason}', { much: discountText, reason })}
      </Typography>
      {amount !== undefined && amount > 0 && (
        <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          −{formatNpr(amount, i18n.locale)}
        </Typography>
      )}
      <Button
        size="small"
        aria-label={i18n.t('Change the discount on {name}', { name: subject })}
        onClick={onChange}
      >
        {i18n.t('Change')}
      </Button>
      <Button
        size="small"
        aria-label={i18n.t('Remove the discount on {name}', { name: subject })}
        onClick={onRemove}
      >
        {i18n.t('Remove')}
      </Button>
    </Box>
  );
}

function countDecimals(value: number): number {
  return Number.isInteger(value) ? 0 : 2;
}
