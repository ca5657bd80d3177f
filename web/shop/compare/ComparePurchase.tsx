import { useLingui } from '@lingui/react';
import { Button, FormHelperText, OutlinedInput, Select } from '@mui/material';
import { useId, useState } from 'react';
import { localiseDigits } from '#domain/text/numbers.ts';
import { toCartLine } from '#web/shop/product/purchase/toCartLine.ts';
import { useCart } from '../cart/useCart.ts';
import type { CompareTable_ProductFragment } from './CompareTable.generated.ts';

/** Puts the piece in the cart; asks for its size where it has sizes. */
export function ComparePurchase({ product }: { product: CompareTable_ProductFragment }) {
  const { i18n } = useLingui();
  const cart = useCart();
  const id = useId();
  const [chosen, setChosen] = useState('');
  const [isAsking, setAsking] = useState(false);
  const { name, variants, stock } = product;
  const hasSizes = variants.some(({ size }) => size !== null);
  const variant = hasSizes ? variants.find((each) => each.id === chosen) : variants[0];

  function add() {
    if (!variant) {
      setAsking(true);
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
            value={chosen}
            onChange={({ target }) => {
              setChosen(target.value);
              setAsking(false);
            }}
            error={isAsking}
            input={<OutlinedInput size="small" />}
            inputProps={{
              id,
              'aria-label': i18n.t('Size of {name}', { name }),
              'aria-invalid': isAsking,
              'aria-describedby': isAsking ? `${id}-error` : undefined,
            }}
          >
            <option value="">{i18n.t('Size')}</option>
            {variants.map((each) => (
              <option key={each.id} value={each.id} disabled={each.stock === 0}>
                {each.stock > 0
                  ? localiseDigits(each.size ?? '', i18n.locale)
                  : i18n.t('{size} · sold out', { size: each.size ?? '' })}
              </option>
            ))}
          </Select>
          {isAsking && (
            <FormHelperText id={`${id}-error`} error>
              {i18n.t('Choose a size')}
            </FormHelperText>
          )}
        </div>
      )}
      <Button
        variant="outlined"
        disabled={stock === 0}
        onClick={add}
        aria-label={stock > 0 ? i18n.t('Add to cart: {name}', { name }) : undefined}
        sx={{ px: 1 }}
      >
        {stock > 0 ? i18n.t('Add to cart') : i18n.t('Sold out')}
      </Button>
    </>
  );
}
