import { useLingui } from '@lingui/react';
import { Box, Button, Typography } from '@mui/material';
import { formatNpr } from '#domain/pricing/money.ts';
import { stockText } from './stockText.ts';
import type { Till_ProductFragment as Product, TillStockQuery } from './Till.generated.ts';

type Variant = Product['variants'][number];

export interface FoundProductProps {
  product: Product;
  stock: TillStockQuery['counterStock'] | undefined;
  /** The size that the arrow keys stand on. */
  highlighted: string | undefined;
  toId: (variantId: string) => string;
  onAdd: (product: Product, variant: Variant) => void;
}

/** A piece that a search has found, each of its sizes to be chosen. */
export function FoundProduct({ product, stock, highlighted, toId, onAdd }: FoundProductProps) {
  const { i18n } = useLingui();
  const [image] = product.images;
  return (
    <Box
      role="group"
      aria-label={product.name}
      sx={{ display: 'flex', gap: 1.5, py: 1, borderBottom: 1, borderColor: 'divider' }}
    >
      {image && (
        <Box
          component="img"
          src={`${image.url}?w=160`}
          alt=""
          sx={{ width: 64, height: 64, objectFit: 'cover', bgcolor: 'action.hover' }}
        />
      )}
      <Box sx={{ minWidth: 0 }}>
        <Typography>
          {product.name}{' '}
          <Typography component="span" variant="caption" color="textSecondary">
            {product.sku}
          </Typography>
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
          {product.variants.map((variant) => {
            const there = stock?.find(({ variantId }) => variantId === variant.id);
            return (
              <Button
                key={variant.id}
                id={toId(variant.id)}
                role="option"
                aria-selected={variant.id === highlighted}
                size="small"
                variant={variant.id === highlighted ? 'contained' : 'outlined'}
                disabled={isGone(there)}
                aria-label={
                  variant.size
                    ? i18n.t('Add {name}, size {size}', { name: product.name, size: variant.size })
                    : i18n.t('Add {name}', { name: product.name })
                }
                onClick={() => onAdd(product, variant)}
              >
                {[
                  variant.size && i18n.t('Size {size}', { size: variant.size }),
                  formatNpr(variant.price),
                  there && stockText(i18n, there),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Button>
            );
          })}
        </Box>
      </Box>
    </Box>
  );
}

function isGone(there: TillStockQuery['counterStock'][number] | undefined): boolean {
  return there !== undefined && there.here === 0 && there.elsewhere.length === 0;
}
