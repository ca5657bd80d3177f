import { useLingui } from '@lingui/react';
import { Box, FormHelperText, Stack, Typography } from '@mui/material';
import { useId } from 'react';
import { formatGrams, formatTola } from '#domain/catalog/weight.ts';
import { StockNote } from '#web/shop/catalog/StockNote.tsx';
import type { ProductPurchase_ProductFragment } from './ProductPurchase.generated.ts';
import { SizeChoice } from './SizeChoice.tsx';
import { SizeGuideLink } from './SizeGuideLink.tsx';
import { getSizeUnitLabel } from './sizeUnitLabel.ts';
import type { Purchase } from './usePurchase.ts';

export interface SizeSelectorProps {
  product: ProductPurchase_ProductFragment;
  purchase: Purchase;
}

export function SizeSelector({ product, purchase }: SizeSelectorProps) {
  const { i18n } = useLingui();
  const id = useId();
  const { sizes, variant, isSizeMissing, chooseSize } = purchase;

  return (
    <Box
      component="fieldset"
      ref={sizes}
      role="radiogroup"
      aria-required
      aria-invalid={isSizeMissing}
      aria-describedby={isSizeMissing ? `${id}-error` : undefined}
      sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}
    >
      <Typography component="legend" variant="subtitle2" sx={{ p: 0, float: 'left' }}>
        {i18n.t('Size')}
        {product.sizeUnit && (
          <Typography component="span" variant="body2" color="textSecondary">
            {' '}
            · {i18n.t(getSizeUnitLabel(product.sizeUnit))}
          </Typography>
        )}
      </Typography>
      <SizeGuideLink product={product} purchase={purchase} />
      <Stack direction="row" sx={{ clear: 'both', flexWrap: 'wrap', gap: 1, pt: 1.5 }}>
        {product.variants.map((variantOption) => (
          <SizeChoice
            key={variantOption.id}
            name={id}
            size={variantOption.size ?? ''}
            isSelected={variantOption.id === variant?.id}
            isSoldOut={variantOption.stock === 0}
            isInvalid={isSizeMissing}
            onChoose={() => chooseSize(variantOption.id)}
          />
        ))}
      </Stack>
      <Box aria-live="polite" sx={{ minHeight: 22, mt: 1, mb: -1 }}>
        {isSizeMissing ? (
          <FormHelperText id={`${id}-error`} error sx={{ mt: 0 }}>
            {i18n.t('Choose a size')}
          </FormHelperText>
        ) : (
          variant && (
            <Stack direction="row" sx={{ columnGap: 1.5 }}>
              <Typography component="span" variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                {i18n.t('{grams} · {tola}', {
                  grams: formatGrams(variant.weightMg, i18n.locale),
                  tola: formatTola(variant.weightMg, i18n.locale),
                })}
              </Typography>
              <StockNote stock={variant.stock} />
            </Stack>
          )
        )}
      </Box>
    </Box>
  );
}
