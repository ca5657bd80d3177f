import { useLingui } from '@lingui/react';
import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import type { DomainError } from '#domain/errors/errors.ts';
import { calculateLineTotal } from '#domain/orders/orderTotals.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { Price } from '#web/ui/Price.tsx';
import { QuantityStepper } from '#web/ui/QuantityStepper.tsx';
import { AppliedDiscount } from './AppliedDiscount.tsx';
import { DiscountFields } from './DiscountFields.tsx';
import { LineProblem } from './LineProblem.tsx';
import type { Till_QuoteFragment as Quote } from './Till.generated.ts';
import { setDiscount, setQuantity, type TillSale } from './tillSale.ts';

export interface TillLinesProps {
  sale: TillSale;
  quote: Quote | undefined;
  findDiscountProblem: (sale: TillSale) => DomainError | null;
  onChange: (sale: TillSale) => void;
}

/** Lists the lines of a sale with their problems. */
export function TillLines({ sale, quote, findDiscountProblem, onChange }: TillLinesProps) {
  const { i18n } = useLingui();
  const [discountedVariantId, setDiscountedVariantId] = useState<string | null>(null);
  if (sale.lines.length === 0)
    return (
      <Typography color="textSecondary" sx={{ py: 4, textAlign: 'center' }}>
        {i18n.t('Scan an item to start.')}
      </Typography>
    );
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {sale.lines.map((line, index) => {
        const { variantId, name, sku, size, image, price, quantity, discount } = line;
        const pricedLine = quote?.lines.find((quotedLine) => quotedLine.index === index);
        const problems = quote?.errors.filter(({ field }) => field?.startsWith(`lines.${index}.`)) ?? [];
        return (
          <Box component="li" key={variantId} sx={{ py: 1.5, borderBottom: 1, borderColor: 'divider' }}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
              {image && (
                <Box
                  component="img"
                  src={`${image}?w=160`}
                  alt=""
                  sx={{ width: 56, height: 56, objectFit: 'cover', bgcolor: 'action.hover' }}
                />
              )}
              <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>
                <Typography>{name}</Typography>
                <Typography variant="caption" color="textSecondary">
                  {[
                    sku,
                    size && i18n.t('Size {size}', { size }),
                    formatNpr(pricedLine?.unitPrice ?? price, i18n.locale),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </Typography>
              </Box>
              <QuantityStepper
                label={name}
                value={quantity}
                max={pricedLine?.stock}
                onChange={(newQuantity) => onChange(setQuantity(sale, variantId, newQuantity))}
              />
              <Box sx={{ minWidth: 120, textAlign: 'right' }}>
                <Price npr={pricedLine?.lineTotal ?? calculateLineTotal(price, quantity)} />
              </Box>
              <Button
                size="small"
                aria-label={i18n.t('Discount on {name}', { name })}
                aria-expanded={discountedVariantId === variantId}
                onClick={() => setDiscountedVariantId(discountedVariantId === variantId ? null : variantId)}
              >
                {i18n.t('Discount')}
              </Button>
              <Button
                size="small"
                aria-label={i18n.t('Remove {name}', { name })}
                onClick={() => onChange(setQuantity(sale, variantId, 0))}
              >
                {i18n.t('Remove')}
              </Button>
            </Box>
            {problems.map(({ message, reason }) => (
              <LineProblem
                key={message}
                message={message}
                onChangeFulfilment={
                  reason === 'STOCK_AT_OTHER_LOCATIONS'
                    ? (fulfilment) => onChange({ ...sale, fulfilment })
                    : undefined
                }
              />
            ))}
            {discount && discountedVariantId !== variantId && (
              <AppliedDiscount
                discount={discount}
                amount={pricedLine?.staffDiscount}
                subject={name}
                onChange={() => setDiscountedVariantId(variantId)}
                onRemove={() => onChange(setDiscount(sale, variantId, null))}
              />
            )}
            {discountedVariantId === variantId && (
              <DiscountFields
                discount={discount}
                findProblem={(nextDiscount) =>
                  findDiscountProblem(setDiscount(sale, variantId, nextDiscount))
                }
                onChange={(nextDiscount) => {
                  onChange(setDiscount(sale, variantId, nextDiscount));
                  setDiscountedVariantId(null);
                }}
              />
            )}
          </Box>
        );
      })}
    </Box>
  );
}
