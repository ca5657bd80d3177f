import { useLingui } from '@lingui/react';
import { Box, Button, Typography } from '@mui/material';
import type { DomainError } from '#domain/errors/errors.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { AppliedDiscount } from './AppliedDiscount.tsx';
import { DiscountFields } from './DiscountFields.tsx';
import type { Till_QuoteFragment as Quote } from './Till.generated.ts';
import { TillField } from './TillField.tsx';
import type { TillSale } from './tillSale.ts';

export interface SaleDiscountsProps {
  sale: TillSale;
  quote: Quote | undefined;
  isEditingDiscount: boolean;
  onEditDiscount: (isEditing: boolean) => void;
  findDiscountProblem: (sale: TillSale) => DomainError | null;
  onChange: (sale: TillSale) => void;
}

/** Discounts on the whole sale: from staff and from a coupon. */
export function SaleDiscounts({
  sale,
  quote,
  isEditingDiscount,
  onEditDiscount,
  findDiscountProblem,
  onChange,
}: SaleDiscountsProps) {
  const { i18n } = useLingui();
  const { discount } = sale;
  const saleLabel = i18n.t('the whole sale');
  const lineDiscounts = quote?.lines.reduce((sum, { staffDiscount }) => sum + staffDiscount, 0) ?? 0;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 2, alignItems: 'start' }}>
        <Button
          variant="outlined"
          aria-expanded={isEditingDiscount}
          onClick={() => onEditDiscount(!isEditingDiscount)}
        >
          {i18n.t('Discount on the sale (F4)')}
        </Button>
        <Box sx={{ width: 200 }}>
          <TillField
            label={i18n.t('Coupon code')}
            value={sale.couponCode}
            help={
              quote?.errors.find(({ field }) => field === 'couponCode')?.message ??
              (quote?.unusedCoupon && i18n.t('Not used because another discount is larger.'))
            }
            onChange={(couponCode) => onChange({ ...sale, couponCode })}
          />
        </Box>
        {quote && quote.discountLimit !== null && (
          <Typography variant="caption" color="textSecondary">
            {i18n.t('Your limit: {percent}%, {amount} on this sale', {
              percent: quote.discountLimitPercent ?? 0,
              amount: formatNpr(quote.discountLimit, i18n.locale),
            })}
          </Typography>
        )}
      </Box>
      {quote?.missedCoupons.map(({ name, nameNe, problem }) => (
        <Typography key={name} variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          {i18n.t('{name} does not apply: {why}', {
            name: (i18n.locale === 'ne' && nameNe) || name,
            why: problem.message,
          })}
        </Typography>
      ))}
      {discount && !isEditingDiscount && (
        <AppliedDiscount
          discount={discount}
          amount={quote && quote.staffDiscount - lineDiscounts}
          subject={saleLabel}
          onChange={() => onEditDiscount(true)}
          onRemove={() => onChange({ ...sale, discount: null })}
        />
      )}
      {isEditingDiscount && (
        <DiscountFields
          discount={discount}
          findProblem={(nextDiscount) => findDiscountProblem({ ...sale, discount: nextDiscount })}
          onChange={(nextDiscount) => {
            onChange({ ...sale, discount: nextDiscount });
            onEditDiscount(false);
          }}
        />
      )}
    </>
  );
}
