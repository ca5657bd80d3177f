import { useLingui } from '@lingui/react';
import { Box } from '@mui/material';
import { useFormContext, useWatch } from 'react-hook-form';
import { getStockState } from '#domain/stock/getStockState.ts';
import { readNumber } from '#domain/text/readNumber.ts';
import { stateTexts, stateTones } from '#web/admin/stock/levels/stockTexts.ts';
import { StatusDot } from '#web/admin/ui/StatusDot.tsx';
import type { ProductValues } from '../productValues.ts';

interface StockMarkProps {
  row: number;
  /** Low-stock limits of saved variants, by SKU. */
  lowStockLimits?: ReadonlyMap<string, number> | undefined;
}

/** Marks typed stock as low or out of stock. Renders nothing for sufficient stock or an unsaved variant. */
export function StockMark({ row, lowStockLimits }: StockMarkProps) {
  const { i18n } = useLingui();
  const { control } = useFormContext<ProductValues>();
  const [sku, stock] = useWatch({ control, name: [`variants.${row}.sku`, `variants.${row}.stock`] });
  const level = lowStockLimits?.get(sku);
  const quantity = readNumber(stock, { decimals: 0 });
  if (level === undefined || quantity === undefined || Number.isNaN(quantity)) return null;
  const state = getStockState(quantity, level);
  if (state === 'ENOUGH') return null;
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end', px: 1, pb: 0.5, typography: 'caption' }}>
      <StatusDot tone={stateTones[state]}>{i18n.t(stateTexts[state])}</StatusDot>
    </Box>
  );
}
