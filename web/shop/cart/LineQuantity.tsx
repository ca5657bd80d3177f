import { useLingui } from '@lingui/react';
import { Stack, Typography } from '@mui/material';
import { type CartLine, MAX_QUANTITY } from '#domain/orders/cart/cart.ts';
import { QuantityStepper } from '#web/ui/QuantityStepper.tsx';
import type { CheckedLine } from '../checkout/cartCheck/cartCheck.ts';
import { useCart } from './useCart.ts';

export interface LineQuantityProps {
  line: CartLine;
  /** Current stock of the line; undefined until loaded. */
  checkedLine: CheckedLine | undefined;
}

/** Quantity field of a line. Its maximum is the stock less the quantities of other lines of the same product. */
export function LineQuantity({ line: { id, quantity, product }, checkedLine }: LineQuantityProps) {
  const { i18n } = useLingui();
  const { update } = useCart();
  const max = checkedLine ? Math.max(checkedLine.max, quantity) : MAX_QUANTITY;
  const isAtStockLimit = checkedLine?.max === quantity && quantity < MAX_QUANTITY;
  return (
    <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 1.5 }}>
      <QuantityStepper
        value={quantity}
        max={max}
        label={product.name}
        onChange={(next) => update(id, next)}
      />
      {isAtStockLimit && (
        <Typography variant="caption" color="textSecondary">
          {i18n.t('No more in stock')}
        </Typography>
      )}
    </Stack>
  );
}
