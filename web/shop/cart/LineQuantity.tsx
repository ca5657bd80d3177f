import { useLingui } from '@lingui/react';
import { Stack, Typography } from '@mui/material';
import { type CartLine, MAX_QUANTITY } from '#domain/orders/cart/cart.ts';
import { QuantityStepper } from '#web/ui/QuantityStepper.tsx';
import type { CheckedLine } from '../checkout/cartCheck/cartCheck.ts';
import { useCart } from './useCart.ts';

export interface LineQuantityProps {
  line: CartLine;
  /** The line beside the stock of now; absent until that is known. */
  checked: CheckedLine | undefined;
}

/** The quantity of a line, up to what the stock leaves beside the other lines of its piece. */
export function LineQuantity({ line: { id, quantity, product }, checked }: LineQuantityProps) {
  const { i18n } = useLingui();
  const { update } = useCart();
  const max = checked ? Math.max(checked.max, quantity) : MAX_QUANTITY;
  const isAll = checked?.max === quantity && quantity < MAX_QUANTITY;
  return (
    <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 1.5 }}>
      <QuantityStepper
        value={quantity}
        max={max}
        label={product.name}
        onChange={(next) => update(id, next)}
      />
      {isAll && (
        <Typography variant="caption" color="textSecondary">
          {i18n.t('No more in stock')}
        </Typography>
      )}
    </Stack>
  );
}
