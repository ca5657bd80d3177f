import { useLingui } from '@lingui/react';
import { Button, FormHelperText, OutlinedInput, Select } from '@mui/material';
import { useId, useState } from 'react';
import { localiseDigits } from '#domain/text/numbers.ts';
import { toCartLine } from '#web/shop/product/purchase/toCartLine.ts';
import { BackInStockAlert } from '../alerts/BackInStockAlert.tsx';
import { useCart } from '../cart/useCart.ts';
import type { CompareTable_ProductFragment } from './CompareTable.generated.ts';

export interface ComparePurchaseProps {
  product: CompareTable_ProductFragment;
  /** Chosen size; undefined if none is chosen. */
  size: CompareTable_ProductFragment['variants'][number] | undefined;
  /** Called with the variant id of the chosen size; empty for none. */
  onChoose: (variantId: string) => void;
}

/** Adds the product to the cart. Requires a size if the product has sizes, and offers an alert if it is sold out. */
export function ComparePurchase({ product, size, onChoose }: ComparePurchaseProps) {
  const { i18n } = useLingui();
  const cart = useCart();
  const id = useId();
  const [isSizeMissing, setSizeMissing] = useState(false);
  const { name, variants, stock } = product;
  const hasSizes = variants.some(({ size }) => size !== null);
  const variant = hasSizes ? size : variants[0];
  const isSoldOut = stock === 0 || variant?.stock === 0;

  function addToCart() {
    if (!variant) {
      setSizeMissing(true);
      document.getElementById(id)?.focus();
      return;
    }
    cart.add(toCartLine(product, variant));
  }

  return (
    <>
      {hasSizes && (
        <div>
          <Select
            native
            fullWidth
            value={size?.id ?? ''}
            onChange={({ target }) => {
              onChoose(target.value);
              setSizeMissing(false);
            }}
            error={isSizeMissing}
            input={<OutlinedInput size="small" />}
            inputProps={{
              id,
              'aria-label': i18n.t('Size of {name}', { name }),
              'aria-invalid': isSizeMissing,
              'aria-describedby': isSizeMissing ? `${id}-error` : undefined,
            }}
          >
            <option value="">{i18n.t('Size')}</option>
            {variants.map((sizeVariant) => (
              <option key={sizeVariant.id} value={sizeVariant.id}>
                {sizeVariant.stock > 0
                  ? localiseDigits(sizeVariant.size ?? '', i18n.locale)
                  : i18n.t('{size} · sold out', { size: sizeVariant.size ?? '' })}
              </option>
            ))}
          </Select>
          {isSizeMissing && (
            <FormHelperText id={`${id}-error`} error>
              {i18n.t('Choose a size')}
            </FormHelperText>
          )}
        </div>
      )}
      {isSoldOut ? (
        <BackInStockAlert
          product={product}
          soldOutSize={variant?.size ?? null}
          variant="outlined"
          sx={{ px: 1 }}
        />
      ) : (
        <Button
          variant="outlined"
          onClick={addToCart}
          aria-label={i18n.t('Add to cart: {name}', { name })}
          sx={{ px: 1 }}
        >
          {i18n.t('Add to cart')}
        </Button>
      )}
    </>
  );
}
