import { useLingui } from '@lingui/react';
import { Box, Button, Typography } from '@mui/material';
import { lineTotal } from '#domain/orders/orderTotals.ts';
import { Price } from '#web/ui/Price.tsx';
import { QuantityStepper } from '#web/ui/QuantityStepper.tsx';
import type { CounterQuoteQuery } from './CounterSale.generated.ts';
import { type CounterLine, withQuantity } from './counterLines.ts';

export interface CounterLinesProps {
  lines: readonly CounterLine[];
  quote: CounterQuoteQuery['quote'] | undefined;
  onChange: (lines: CounterLine[]) => void;
}

/** What is on the counter, with what stands against selling it. */
export function CounterLines({ lines, quote, onChange }: CounterLinesProps) {
  const { i18n } = useLingui();
  if (lines.length === 0)
    return <Typography color="textSecondary">{i18n.t('No products added yet.')}</Typography>;
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {lines.map(({ variantId, name, sku, size, price, stock, quantity }, index) => {
        const priced = quote?.lines.find((line) => line.index === index);
        const problem = quote?.errors.find(({ field }) => field?.startsWith(`lines.${index}.`));
        return (
          <Box
            component="li"
            key={variantId}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              gap: 1.5,
              alignItems: 'center',
              py: 1,
              borderBottom: 1,
              borderColor: 'divider',
            }}
          >
            <Box sx={{ flex: '1 1 160px', minWidth: 0 }}>
              <Typography>{name}</Typography>
              <Typography variant="caption" color="textSecondary">
                {[sku, size && i18n.t('Size {size}', { size })].filter(Boolean).join(' · ')}
              </Typography>
              {problem && (
                <Typography role="alert" variant="body2" color="error">
                  {problem.message}
                </Typography>
              )}
            </Box>
            <QuantityStepper
              label={name}
              value={quantity}
              max={stock}
              onChange={(next) => onChange(withQuantity(lines, variantId, next))}
            />
            <Price
              npr={priced?.lineTotal ?? lineTotal(price, quantity)}
              sx={{ minWidth: 110, textAlign: 'right' }}
            />
            <Button
              size="small"
              aria-label={i18n.t('Remove {name}', { name })}
              onClick={() => onChange(withQuantity(lines, variantId, 0))}
            >
              {i18n.t('Remove')}
            </Button>
          </Box>
        );
      })}
    </Box>
  );
}
