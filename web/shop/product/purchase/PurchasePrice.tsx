import { useLingui } from '@lingui/react';
import { Box, Link, Stack, type Theme, Typography, useMediaQuery } from '@mui/material';
import { formatNpr } from '#domain/pricing/money.ts';
import { PriceBreakdownTable } from '#web/labels/PriceBreakdownTable.tsx';
import { AlertButton } from '#web/shop/alerts/AlertButton.tsx';
import { useStoreSettings } from '#web/store/StoreSettingsProvider.tsx';
import { TaxNote } from '#web/store/TaxNote.tsx';
import { useShowsTax } from '#web/store/useShowsTax.ts';
import { standaloneLink } from '#web/ui/browser/touch.ts';
import { CompareAtPrice } from '#web/ui/CompareAtPrice.tsx';
import { Price } from '#web/ui/Price.tsx';
import { Collapsible } from '../Collapsible.tsx';
import { getVariantBreakdown } from './breakdownOfVariant.ts';
import type { ProductPurchase_ProductFragment } from './ProductPurchase.generated.ts';
import type { Purchase } from './usePurchase.ts';

export interface PurchasePriceProps {
  product: ProductPurchase_ProductFragment;
  purchase: Purchase;
}

/** Price of the chosen size, or else the lowest price, with its breakdown. */
export function PurchasePrice({ product, purchase }: PurchasePriceProps) {
  const { i18n } = useLingui();
  const { taxPercent } = useStoreSettings();
  const showsTax = useShowsTax();
  const isWideScreen = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.up('md'), { noSsr: true });
  const { priceBreakdown } = product;
  const { variant, price, displayedPrice, isLowestPrice } = purchase;
  const compareAtPrice = showsTax ? product.compareAtPriceWithTax : product.compareAtPrice;
  const tax = showsTax ? displayedPrice - price : 0;
  const breakdown =
    priceBreakdown && (variant ? getVariantBreakdown(priceBreakdown, variant) : priceBreakdown);

  return (
    <div>
      <Stack direction="row" aria-live="polite" sx={{ alignItems: 'baseline', gap: 1, flexWrap: 'wrap' }}>
        {isLowestPrice && <Typography color="textSecondary">{i18n.t('From')}</Typography>}
        <Price npr={displayedPrice} variant="h3" sx={{ fontVariantNumeric: 'tabular-nums lining-nums' }} />
        <TaxNote variant="body2" />
        {compareAtPrice !== null && (
          <>
            <CompareAtPrice npr={compareAtPrice} variant="body1" />
            <Typography variant="body2">
              {i18n.t('Save {amount}', { amount: formatNpr(compareAtPrice - displayedPrice, i18n.locale) })}
            </Typography>
          </>
        )}
      </Stack>
      <Stack direction="row" sx={{ mt: 0.5, columnGap: 2, rowGap: 1, flexWrap: 'wrap' }}>
        {taxPercent > 0 && !(showsTax && breakdown) && (
          <Typography variant="body2" color="textSecondary">
            {showsTax
              ? i18n.t('Includes estimated tax of {taxPercent}%: {amount}.', {
                  taxPercent,
                  amount: formatNpr(tax, i18n.locale),
                })
              : i18n.t('Estimated tax of {taxPercent}% is added at checkout.', { taxPercent })}
          </Typography>
        )}
        {!purchase.isSoldOut && (
          <AlertButton
            kind="PRICE_BELOW"
            product={product}
            price={displayedPrice}
            sizes={[]}
            size={variant?.size ?? null}
          >
            {(open) => (
              <Link component="button" type="button" variant="body2" onClick={open} sx={standaloneLink}>
                {i18n.t('Notify me if the price drops')}
              </Link>
            )}
          </AlertButton>
        )}
      </Stack>
      {breakdown && (
        <Box sx={{ mt: 2 }}>
          <Collapsible title={i18n.t('How this price is calculated')} isOpen={isWideScreen}>
            <PriceBreakdownTable
              breakdown={breakdown}
              tax={showsTax ? { npr: tax, percent: taxPercent } : undefined}
            />
          </Collapsible>
        </Box>
      )}
    </div>
  );
}
