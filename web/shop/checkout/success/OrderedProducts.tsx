import { useLingui } from '@lingui/react';
import { Box, type SxProps, type Theme } from '@mui/material';
import { calculateLineTotalsWithTax } from '#domain/orders/cart/calculateLineTotalsWithTax.ts';
import { getDisplayedPrice, showsPricesWithTax } from '#domain/pricing/calculatePriceWithTax.ts';
import { useStoreSettings } from '#web/store/StoreSettingsProvider.tsx';
import { OrderedProduct, type OrderedProductProps } from './OrderedProduct.tsx';

interface OrderedProductsProps {
  lines: readonly (Omit<OrderedProductProps, 'note' | 'total'> & { id: string })[];
  /** Tax rate of the order; the store's rate may have changed since. */
  taxPercent: number;
  sx?: SxProps<Theme>;
}

/** Read-only order lines, with tax if the shop shows prices with tax. */
export function OrderedProducts({ lines, taxPercent, sx }: OrderedProductsProps) {
  const { i18n } = useLingui();
  const priceDisplay = { ...useStoreSettings(), taxPercent };
  const showsTax = showsPricesWithTax(priceDisplay);
  const pricedLines = lines.map(({ unitPrice, quantity }) => ({ price: unitPrice, quantity }));
  const totals = showsTax ? calculateLineTotalsWithTax(pricedLines, priceDisplay) : [];
  return (
    <Box component="ul" sx={[{ m: 0, p: 0, listStyle: 'none' }, ...(Array.isArray(sx) ? sx : [sx])]}>
      {lines.map(({ id, unitPrice, ...line }, index) => (
        <OrderedProduct
          key={id}
          {...line}
          unitPrice={getDisplayedPrice(unitPrice, priceDisplay)}
          {...(showsTax && { total: totals[index], note: i18n.t('incl. tax') })}
        />
      ))}
    </Box>
  );
}
