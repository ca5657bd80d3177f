import { useLingui } from '@lingui/react';
import { Alert, AlertTitle, Box, Typography } from '@mui/material';
import type { Ref } from 'react';
import type { UserErrorReason } from '#domain/errors/problemTexts.ts';
import { getAutomaticCouponName } from '#domain/orders/cart/cartLanguage.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { detectLang } from '#web/locale/detectLang.ts';
import { LineChangeText } from './cartCheck/LineChangeText.tsx';
import type { PriceIncrease } from './orderProblem.ts';

export interface TotalIncreaseProps extends Omit<PriceIncrease, 'kind'> {
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Shows by how much and why the total rose while the form was being filled in, and asks for confirmation. */
export function TotalIncrease({
  reason,
  previousTotal,
  newTotal,
  changed,
  lostCoupon,
  ref,
}: TotalIncreaseProps) {
  const { i18n } = useLingui();
  return (
    <Alert severity="warning" variant="outlined" ref={ref} tabIndex={-1}>
      <AlertTitle>
        {i18n.t('The total has risen from {was} to {now}', {
          now: formatNpr(newTotal, i18n.locale),
          was: formatNpr(previousTotal, i18n.locale),
        })}
      </AlertTitle>
      {changed.length > 0 && (
        <Box component="ul" sx={{ m: 0, mb: 1, p: 0, listStyle: 'none' }}>
          {changed.map((checkedLine) => (
            <Typography key={checkedLine.line.id} component="li" variant="body2">
              <strong lang={detectLang(checkedLine.line.product.name, i18n.locale)}>
                {checkedLine.line.product.name}
              </strong>
              {': '}
              <LineChangeText checkedLine={checkedLine} />
            </Typography>
          ))}
        </Box>
      )}
      {lostCoupon
        ? i18n.t(
            '“{name}” doesn’t apply to this order. Nothing has been ordered yet. Place the order if you are happy with the new total.',
            { name: getAutomaticCouponName(i18n.locale, lostCoupon) },
          )
        : i18n.t(REASON_TEXTS[reason] ?? DEFAULT_REASON_TEXT)}
    </Alert>
  );
}

const REASON_TEXTS: Record<string, string> = {
  PRICE_HOLD_EXPIRED:
    /*i18n*/ 'Your price hold has ended. Nothing has been ordered yet. Place the order if you are happy with the new total.',
  PRICE_HOLD_RATE_CHANGED:
    /*i18n*/ 'The metal rate has moved too far for us to hold your price. Nothing has been ordered yet. Place the order if you are happy with the new total.',
} satisfies Partial<Record<UserErrorReason, string>>;
const DEFAULT_REASON_TEXT =
  /*i18n*/ 'Our prices follow the day’s metal rate. Nothing has been ordered yet. Place the order if you are happy with the new total.';
