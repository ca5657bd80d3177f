import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react';
import { Box, FormControl, FormLabel, OutlinedInput, Typography } from '@mui/material';
import { type RefObject, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FoundPiece_ProductFragment as Product } from '#web/admin/products/found/FoundProduct.generated.ts';
import { FoundProduct } from '#web/admin/products/found/FoundProduct.tsx';
import { useHighlighted } from '#web/admin/products/found/useHighlighted.ts';
import { useDebounced } from '#web/ui/useDebounced.ts';
import { formatStock, isOutOfStock } from './stockText.ts';
import { TillScanDocument, useTillProductsQuery, useTillStockQuery } from './Till.generated.ts';

type Variant = Product['variants'][number];

export interface ScanFieldProps {
  field: RefObject<HTMLInputElement | null>;
  locationId: string | undefined;
  /** True if the sale has no lines, for example after a sale was parked or completed. */
  isEmpty: boolean;
  onAdd: (product: Product, variant: Variant) => void;
  /** Called on Enter in the empty field. */
  onEmptySubmit: () => void;
}

/**
 * Adds items. A scanner types a code followed by Enter, and an exact match is added immediately. A text search lists
 * items to choose from with the arrow keys and Enter or a click.
 */
export function ScanField({ field, locationId, isEmpty, onAdd, onEmptySubmit }: ScanFieldProps) {
  const { i18n } = useLingui();
  const client = useApolloClient();
  const id = useId();
  const [text, setText] = useState('');
  const [message, setMessage] = useState({ text: '', ofEmpty: false });
  // A message about a sale is not shown after that sale.
  const visibleMessage = isEmpty && !message.ofEmpty ? '' : message.text;
  const [selectedProduct, setSelectedProduct] = useState<Product | null>(null);
  const search = useDebounced(text.trim(), 250);
  const { data } = useTillProductsQuery({
    variables: { search },
    skip: search.length < 2,
    fetchPolicy: 'network-only',
  });
  const isSearching = search.length >= 2 && text.trim() !== '';
  const matchingProducts = isSearching ? (data?.adminProducts.edges.map(({ node }) => node) ?? []) : [];
  const products = selectedProduct ? [selectedProduct] : matchingProducts;
  const choices = products.flatMap((product) => product.variants.map((variant) => ({ product, variant })));
  const variantIds = choices.map(({ variant }) => variant.id);
  const { data: stockData } = useTillStockQuery({
    variables: { variantIds, locationId },
    skip: variantIds.length === 0,
    fetchPolicy: 'network-only',
  });
  const {
    highlighted: highlightedIndex,
    highlight,
    press,
  } = useHighlighted(choices, ({ product, variant }) => addVariant(product, variant));
  const highlightedId = choices[highlightedIndex]?.variant.id;
  const findStock = ({ id: variantId }: Variant) =>
    stockData?.counterStock.find((stock) => stock.variantId === variantId);
  const toOptionId = (variantId: string) => `${id}-${variantId}`;

  function addVariant(product: Product, variant: Variant) {
    setText('');
    add(product, variant);
    field.current?.focus();
  }

  /** Staff may already be in another field or scanning the next item, so neither focus nor text is changed. */
  function add(product: Product, variant: Variant) {
    setSelectedProduct(null);
    highlight(-1);
    onAdd(product, variant);
    const name = [product.name, variant.size && i18n.t('Size {size}', { size: variant.size })];
    setMessage({
      text: i18n.t('{name} added to the sale', { name: name.filter(Boolean).join(', ') }),
      ofEmpty: false,
    });
  }

  async function submitCode() {
    const code = text.trim();
    if (code === '') return onEmptySubmit();
    // Clears the field for the next scan.
    setText('');
    const { data: scanData } = await client.query({
      query: TillScanDocument,
      variables: { code },
      fetchPolicy: 'network-only',
    });
    const scannedProduct = scanData?.productByCode;
    const variant = scannedProduct?.product.variants.find(
      (candidate) => candidate.id === scannedProduct.variant?.id,
    );
    if (scannedProduct && variant) return add(scannedProduct.product, variant);
    flushSync(() => setText((currentText) => (currentText === '' ? code : currentText)));
    // The next scan replaces the text.
    if (field.current?.value === code) field.current.select();
    setSelectedProduct(scannedProduct?.product ?? null);
    highlight(0);
    setMessage({
      text: scannedProduct
        ? i18n.t('Choose a size')
        : i18n.t('No product for sale has the exact code {code}.', { code }),
      ofEmpty: isEmpty,
    });
  }

  return (
    <div>
      <FormControl fullWidth>
        <FormLabel htmlFor={id}>{i18n.t('Scan or search (F2)')}</FormLabel>
        <OutlinedInput
          id={id}
          inputRef={field}
          value={text}
          placeholder={i18n.t('SKU, barcode or keyword')}
          autoComplete="off"
          autoFocus
          slotProps={{
            input: {
              role: 'combobox',
              'aria-expanded': choices.length > 0,
              'aria-controls': `${id}-found`,
              'aria-activedescendant': highlightedId && toOptionId(highlightedId),
            },
          }}
          onChange={({ target }) => {
            setText(target.value);
            setSelectedProduct(null);
            highlight(-1);
            setMessage({ text: '', ofEmpty: false });
          }}
          onKeyDown={(event) => {
            if (press(event) || event.key !== 'Enter') return;
            event.preventDefault();
            void submitCode();
          }}
        />
      </FormControl>
      <Typography role="status" variant="body2" color="textSecondary" sx={{ minHeight: 24, mt: 0.5 }}>
        {visibleMessage ||
          (isSearching &&
            data &&
            i18n.t('{count, plural, =0 {No product found.} one {# product} other {# products}}', {
              count: matchingProducts.length,
            }))}
      </Typography>
      <Box id={`${id}-found`} role="listbox" aria-label={i18n.t('Search results')}>
        {products.map((product) => (
          <FoundProduct
            key={product.id}
            product={product}
            isInListbox
            stockText={(variant) => {
              const stock = findStock(variant);
              return stock && formatStock(i18n, stock);
            }}
            buttonProps={(variant) => ({
              id: toOptionId(variant.id),
              role: 'option',
              'aria-selected': variant.id === highlightedId,
              variant: variant.id === highlightedId ? 'contained' : 'outlined',
              disabled: isOutOfStock(findStock(variant)),
            })}
            onAdd={(variant) => addVariant(product, variant)}
          />
        ))}
      </Box>
    </div>
  );
}
