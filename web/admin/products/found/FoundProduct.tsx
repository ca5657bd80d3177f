import { useLingui } from '@lingui/react';
import { Box, Button, type ButtonProps, Typography } from '@mui/material';
import { formatNpr } from '#domain/pricing/money.ts';
import { LeadPhoto } from '#web/ui/photo/LeadPhoto.tsx';
import type { FoundPiece_ProductFragment as Product } from './FoundPiece.generated.ts';

const THUMBNAIL = 48;

type Variant = Product['variants'][number];

export interface FoundPieceProps {
  product: Product;
  /** Whether the sizes are the options of a list box, rather than buttons within an item of a list. */
  isOfListbox?: boolean;
  /** How many are left of a size, in words. */
  left?: (variant: Variant) => string | undefined;
  buttonProps?: (variant: Variant) => ButtonProps;
  onAdd: (variant: Variant) => void;
}

/** A piece that a search has found: its photograph, and its sizes with SKU and price, each to be added. */
export function FoundPiece({ product, isOfListbox, left, buttonProps, onAdd }: FoundPieceProps) {
  const { i18n } = useLingui();
  const { name, sku, variants } = product;
  return (
    <Box
      {...(isOfListbox ? { role: 'group', 'aria-label': name } : { component: 'li' })}
      sx={{ display: 'flex', gap: 1.5, py: 1, borderBottom: 1, borderColor: 'divider' }}
    >
      <LeadPhoto
        product={product}
        alt=""
        sizes={`${THUMBNAIL}px`}
        ratio={1}
        sx={{ width: THUMBNAIL, flexShrink: 0, alignSelf: 'flex-start' }}
      />
      <Box sx={{ minWidth: 0 }}>
        <Typography>
          {name}{' '}
          <Typography component="span" variant="caption" color="textSecondary">
            {sku}
          </Typography>
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
          {variants.map((variant) => {
            const { id, size, price } = variant;
            const details = [
              size && i18n.t('Size {size}', { size }),
              // Most begin with the product's, and end with the size.
              !variant.sku.startsWith(sku) && variant.sku,
              formatNpr(price, i18n.locale),
              left?.(variant),
            ]
              .filter(Boolean)
              .join(' · ');
            return (
              <Button
                key={id}
                size="small"
                variant="outlined"
                aria-label={i18n.t('Add {name}: {details}', { name, details })}
                onClick={() => onAdd(variant)}
                {...buttonProps?.(variant)}
              >
                {details}
              </Button>
            );
          })}
        </Box>
      </Box>
    </Box>
  );
}
