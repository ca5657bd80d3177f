import { useLingui } from '@lingui/react';
import { Box, Typography } from '@mui/material';
import { formatNpr } from '#domain/pricing/money.ts';
import type { OrderSheet_OrderFragment as Order } from '#web/admin/order/Order.generated.ts';
import { OrderedProduct } from '#web/admin/order/OrderedProduct.tsx';
import { Grams } from '#web/admin/ui/quantities.tsx';
import { Price } from '#web/ui/Price.tsx';

/** Order line on a narrow screen: the product, then quantity and amount. */
export function OrderLineCard({ line }: { line: Order['lines'][number] }) {
  const { i18n } = useLingui();
  const { weightMg, unitPrice, quantity, lineTotal } = line;
  return (
    <Box
      component="li"
      sx={{ py: 1.5, borderBottom: 1, borderColor: 'divider', fontVariantNumeric: 'tabular-nums' }}
    >
      <OrderedProduct line={line} />
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1, mt: 1 }}>
        <Typography variant="body2">
          {i18n.t('{quantity} × {price}', {
            quantity: i18n.number(quantity),
            price: formatNpr(unitPrice, i18n.locale),
          })}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ flex: 1 }}>
          <Grams mg={weightMg} />
        </Typography>
        <Price npr={lineTotal} variant="body2" sx={{ fontWeight: 600 }} />
      </Box>
    </Box>
  );
}
