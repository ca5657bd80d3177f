import { useLingui } from '@lingui/react';
import { Box, FormControl, FormLabel, OutlinedInput, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { listBarcodeForms } from '#domain/catalog/barcode.ts';
import type { FoundPiece_ProductFragment as Product } from '#web/admin/products/found/FoundProduct.generated.ts';
import { FoundProduct } from '#web/admin/products/found/FoundProduct.tsx';
import { useHighlighted } from '#web/admin/products/found/useHighlighted.ts';
import { useDebounced } from '#web/ui/useDebounced.ts';
import { useEditPieceSearchQuery } from './EditOrder.generated.ts';

interface ProductWithCodes {
  variants: readonly { sku: string; barcode: string | null }[];
}

export interface ItemFinderProps {
  onAdd: (product: Product, variant: Product['variants'][number]) => void;
}

/**
 * Searches items for sale by name, SKU or barcode. Staff choose one with the arrow keys and Enter, or with a click. If
 * there is only one match, Enter adds it.
 */
export function ItemFinder({ onAdd }: ItemFinderProps) {
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
  const matchingProducts = isSearching ? (data?.adminProducts.edges.map(({ node }) => node) ?? []) : [];
  const products = preferExactMatches(matchingProducts, search);
  const availableProducts = products.flatMap((product) =>
    product.variants.filter(({ stock }) => stock > 0).map((variant) => ({ product, variant })),
  );
  const {
    highlighted: highlightedIndex,
    highlight,
    press,
  } = useHighlighted(availableProducts, ({ product, variant }) => addItem(product, variant));
  const highlightedId = availableProducts[highlightedIndex]?.variant.id;
  const toId = (variantId: string) => `${id}-${variantId}`;

  function addItem(product: Product, variant: Product['variants'][number]) {
    setText('');
    highlight(-1);
    onAdd(product, variant);
  }

  function addOnlyMatch() {
    const [onlyMatch, ...otherProducts] = availableProducts;
    if (onlyMatch && otherProducts.length === 0 && search === text.trim())
      addItem(onlyMatch.product, onlyMatch.variant);
  }

  return (
    <div>
      <FormControl fullWidth>
        <FormLabel htmlFor={id}>{i18n.t('Add item')}</FormLabel>
        <OutlinedInput
          id={id}
          type="search"
          value={text}
          placeholder={i18n.t('SKU, barcode or keyword')}
          autoComplete="off"
          slotProps={{
            input: {
              role: 'combobox',
              'aria-expanded': availableProducts.length > 0,
              'aria-controls': `${id}-found`,
              'aria-activedescendant': highlightedId && toId(highlightedId),
            },
          }}
          onChange={({ target }) => {
            setText(target.value);
            highlight(-1);
          }}
          onKeyDown={(event) => {
            if (press(event) || event.key !== 'Enter') return;
            event.preventDefault();
            addOnlyMatch();
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
      <Box id={`${id}-found`} role="listbox" aria-label={i18n.t('Search results')}>
        {products.map((product) => (
          <FoundProduct
            key={product.id}
            product={product}
            isInListbox
            stockText={({ stock }) =>
              stock === 0 ? i18n.t('none left') : i18n.t('{count} left', { count: stock })
            }
            buttonProps={(variant) => ({
              id: toId(variant.id),
              role: 'option',
              'aria-selected': variant.id === highlightedId,
              variant: variant.id === highlightedId ? 'contained' : 'outlined',
              disabled: variant.stock === 0,
            })}
            onAdd={(variant) => addItem(product, variant)}
          />
        ))}
      </Box>
    </div>
  );
}

/** Returns only the variant with exactly this SKU or barcode, as expected after a scan; all matches if there is none. */
function preferExactMatches<Product extends ProductWithCodes>(
  products: readonly Product[],
  code: string,
): readonly Product[] {
  const codeForms = listBarcodeForms(code).map((form) => form.toLowerCase());
  const selectExactMatches = (matchesCode: (variant: Product['variants'][number]) => boolean) =>
    products.flatMap((product) => {
      const variants = product.variants.filter(matchesCode);
      return variants.length > 0 ? [{ ...product, variants }] : [];
    });
  const skuMatches = selectExactMatches(({ sku }) => sku.toLowerCase() === code.toLowerCase());
  if (skuMatches.length > 0) return skuMatches;
  const barcodeMatches = selectExactMatches(({ barcode }) =>
    codeForms.includes(barcode?.toLowerCase() ?? ''),
  );
  return barcodeMatches.length > 0 ? barcodeMatches : products;
}
