import { useLingui } from '@lingui/react';
import { Box, FormControl, FormLabel, OutlinedInput, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { barcodeForms } from '#domain/catalog/barcode.ts';
import type { FoundPiece_ProductFragment as Product } from '#web/admin/products/found/FoundPiece.generated.ts';
import { FoundPiece } from '#web/admin/products/found/FoundPiece.tsx';
import { useHighlighted } from '#web/admin/products/found/useHighlighted.ts';
import { useDebounced } from '#web/ui/useDebounced.ts';
import { useEditPieceSearchQuery } from './EditOrder.generated.ts';

interface Coded {
  variants: readonly { sku: string; barcode: string | null }[];
}

export interface PieceFinderProps {
  onAdd: (product: Product, variant: Product['variants'][number]) => void;
}

/**
 * Finds pieces for sale by name, SKU or barcode, to choose from by arrow keys and Enter or by a click; Enter alone adds the only one
 * that is found.
 */
export function PieceFinder({ onAdd }: PieceFinderProps) {
  const { i18n } = useLingui();
  const id = useId();
  const [text, setText] = useState('');
  const search = useDebounced(text.trim(), 250);
  const isSearching = search.length > 1 && text.trim() !== '';
  const { data, loading } = useEditPieceSearchQuery({
    variables: { search },
    skip: search.length < 2,
    fetchPolicy: 'network-only',
  });
  const found = isSearching ? (data?.adminProducts.edges.map(({ node }) => node) ?? []) : [];
  const products = withCode(found, search);
  const left = products.flatMap((product) =>
    product.variants.filter(({ stock }) => stock > 0).map((variant) => ({ product, variant })),
  );
  const { highlighted, highlight, press } = useHighlighted(left, ({ product, variant }) =>
    add(product, variant),
  );
  const on = left[highlighted]?.variant.id;
  const toId = (variantId: string) => `${id}-${variantId}`;

  function add(product: Product, variant: Product['variants'][number]) {
    setText('');
    highlight(-1);
    onAdd(product, variant);
  }

  function addOnly() {
    const [only, ...others] = left;
    if (only && others.length === 0 && search === text.trim()) add(only.product, only.variant);
  }

  return (
    <div>
      <FormControl fullWidth>
        <FormLabel htmlFor={id}>{i18n.t('Add a piece')}</FormLabel>
        <OutlinedInput
          id={id}
          type="search"
          value={text}
          placeholder={i18n.t('SKU, barcode or words')}
          autoComplete="off"
          slotProps={{
            input: {
              role: 'combobox',
              'aria-expanded': left.length > 0,
              'aria-controls': `${id}-found`,
              'aria-activedescendant': on && toId(on),
            },
          }}
          onChange={({ target }) => {
            setText(target.value);
            highlight(-1);
          }}
          onKeyDown={(event) => {
            if (press(event) || event.key !== 'Enter') return;
            event.preventDefault();
            addOnly();
          }}
        />
      </FormControl>
      <Typography role="status" variant="caption" color="textSecondary" sx={{ display: 'block', mt: 0.5 }}>
        {isSearching &&
          data &&
          !loading &&
          i18n.t('{count, plural, =0 {No product found.} one {# product} other {# products}}', {
            count: products.length,
          })}
      </Typography>
      <Box id={`${id}-found`} role="listbox" aria-label={i18n.t('Found')}>
        {products.map((product) => (
          <FoundPiece
            key={product.id}
            product={product}
            isOfListbox
            left={({ stock }) =>
              stock === 0 ? i18n.t('none left') : i18n.t('{count} left', { count: stock })
            }
            buttonProps={(variant) => ({
              id: toId(variant.id),
              role: 'option',
              'aria-selected': variant.id === on,
              variant: variant.id === on ? 'contained' : 'outlined',
              disabled: variant.stock === 0,
            })}
            onAdd={(variant) => add(product, variant)}
          />
        ))}
      </Box>
    </div>
  );
}

/** Where a size has exactly this SKU or barcode, that size alone, as a scanner means it; all that was found otherwise. */
function withCode<Product extends Coded>(found: readonly Product[], code: string): readonly Product[] {
  const forms = barcodeForms(code).map((form) => form.toLowerCase());
  const exactBy = (isIt: (variant: Product['variants'][number]) => boolean) =>
    found.flatMap((product) => {
      const variants = product.variants.filter(isIt);
      return variants.length > 0 ? [{ ...product, variants }] : [];
    });
  const bySku = exactBy(({ sku }) => sku.toLowerCase() === code.toLowerCase());
  if (bySku.length > 0) return bySku;
  const byBarcode = exactBy(({ barcode }) => forms.includes(barcode?.toLowerCase() ?? ''));
  return byBarcode.length > 0 ? byBarcode : found;
}
