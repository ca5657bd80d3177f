import { useLingui } from '@lingui/react';
import { Box } from '@mui/material';
import { formatPurity } from '#domain/catalog/metals.ts';
import { formatGrams } from '#domain/catalog/weight.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import type { Receipt_OrderFragment as Order } from './Receipt.generated.ts';
import { ReceiptRow as Row } from './ReceiptRow.tsx';

/** Item on a receipt: material, unit price and discount. */
export function ReceiptLine({ line }: { line: Order['lines'][number] }) {
  const { i18n } = useLingui();
  const { name, sku, size, quantity, unitPrice, weightMg, priceBreakdown: parts } = line;
  const { staffDiscount, staffDiscountReason: reason } = line;
  return (
    <Box sx={{ mb: 0.75, breakInside: 'avoid' }}>
      <Row left={name} right={formatNpr(line.lineTotal, i18n.locale)} />
      <div>
        {[
          sku,
          size && i18n.t('Size {size}', { size }),
          formatGrams(weightMg, i18n.locale),
          quantity > 1 && `${i18n.number(quantity)} × ${formatNpr(unitPrice, i18n.locale)}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </div>
      {parts && (
        <div>
          {[
            i18n.t('Rate {rate} per tola, {purity}', {
              rate: formatNpr(parts.ratePerTola, i18n.locale),
              purity: formatPurity(parts.purity, i18n.locale),
            }),
            i18n.t('metal {amount}', { amount: formatNpr(parts.metal, i18n.locale) }),
            i18n.t('making {amount}', { amount: formatNpr(parts.making, i18n.locale) }),
            parts.stones > 0 && i18n.t('stones {amount}', { amount: formatNpr(parts.stones, i18n.locale) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </div>
      )}
      {staffDiscount > 0 && (
        <Row
          left={reason ? i18n.t('Discount: {reason}', { reason }) : i18n.t('Discount')}
          right={`−${formatNpr(staffDiscount, i18n.locale)}`}
        />
      )}
    </Box>
  );
}
