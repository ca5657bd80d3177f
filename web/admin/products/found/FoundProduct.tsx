import { useLingui } from '@lingui/react';
import { Box, Button, type ButtonProps, Typography } from '@mui/material';
import { formatNpr } from '#domain/pricing/money.ts';
import { MainPhoto } from '#web/ui/photo/MainPhoto.tsx';
import type { FoundPiece_ProductFragment as Product } from './FoundProduct.generated.ts';

const THUMBNAIL_SIZE = 48;

type Variant = Product['variants'][number];

export interface FoundProductProps {
  product: Product;
  /** True if the variants are options of a list box instead of buttons within a list item. */
  isInListbox?: boolean;
  /** Returns the stock of a variant as text. */
  stockText?: (variant: Variant) => string | undefined;
  buttonProps?: (variant: Variant) => ButtonProps;
  onAdd: (variant: Variant) => void;
}

/** Product found by a search, with its photo and a button or option to add each variant. */
export function FoundProduct({ product, isInListbox, stockText, buttonProps, onAdd }: FoundProductProps) {
  const { i18n } = useLingui();
  const { name, sku, variants } = product;
  return (
    <Box
      {...(isInListbox ? { role: 'group', 'aria-label': name } : { component: 'li' })}
      sx={{ display: 'flex', gap: 1.5, py: 1, borderBottom: 1, borderColor: 'divider' }}
    >
      <MainPhoto
        product={product}
        alt=""
        sizes={`${THUMBNAIL_SIZE}px`}
        ratio={1}
        sx={{ width: THUMBNAIL_SIZE, flexShrink: 0, alignSelf: 'flex-start' }}
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
              // Omits the variant's SKU if it is the product's SKU plus the size.
              !variant.sku.startsWith(sku) && variant.sku,
              formatNpr(price, i18n.locale),
              stockText?.(variant),
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
