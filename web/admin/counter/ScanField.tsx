import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react';
import { Box, FormControl, FormLabel, OutlinedInput, Typography } from '@mui/material';
import { type RefObject, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FoundPiece_ProductFragment as Product } from '#web/admin/products/found/FoundPiece.generated.ts';
import { FoundPiece } from '#web/admin/products/found/FoundPiece.tsx';
import { useHighlighted } from '#web/admin/products/found/useHighlighted.ts';
import { useDebounced } from '#web/ui/useDebounced.ts';
import { isGone, stockText } from './stockText.ts';
import { TillScanDocument, useTillProductsQuery, useTillStockQuery } from './Till.generated.ts';

type Variant = Product['variants'][number];

export interface ScanFieldProps {
  field: RefObject<HTMLInputElement | null>;
  locationId: string | undefined;
  /** Whether nothing is on the counter, as after a sale that was parked or made. */
  isEmpty: boolean;
  onAdd: (product: Product, variant: Variant) => void;
  /** Enter in the empty field. */
  onEmpty: () => void;
}

/**
 * Where pieces come in: a scanner types a code and ends it with Enter, and what has exactly this code is on the counter at
 * once. Words look for pieces to choose from, by arrow keys and Enter or by a click.
 */
export function ScanField({ field, locationId, isEmpty, onAdd, onEmpty }: ScanFieldProps) {
  const { i18n } = useLingui();
  const client = useApolloClient();
  const id = useId();
  const [text, setText] = useState('');
  const [said, setSaid] = useState({ text: '', ofEmpty: false });
  // What was said of a sale is over with it.
  const told = isEmpty && !said.ofEmpty ? '' : said.text;
  const [chosen, setChosen] = useState<Product | null>(null);
  const search = useDebounced(text.trim(), 250);
  const { data } = useTillProductsQuery({
    variables: { search },
    skip: search.length < 2,
    fetchPolicy: 'network-only',
  });
  const isSearching = search.length >= 2 && text.trim() !== '';
  const found = isSearching ? (data?.adminProducts.edges.map(({ node }) => node) ?? []) : [];
  const products = chosen ? [chosen] : found;
  const choices = products.flatMap((product) => product.variants.map((variant) => ({ product, variant })));
  const variantIds = choices.map(({ variant }) => variant.id);
  const { data: stocked } = useTillStockQuery({
    variables: { variantIds, locationId },
    skip: variantIds.length === 0,
    fetchPolicy: 'network-only',
  });
  const { highlighted, highlight, press } = useHighlighted(choices, ({ product, variant }) =>
    choose(product, variant),
  );
  const on = choices[highlighted]?.variant.id;
  const stockOf = ({ id: variantId }: Variant) =>
    stocked?.counterStock.find((there) => there.variantId === variantId);
  const toId = (variantId: string) => `${id}-${variantId}`;

  function choose(product: Product, variant: Variant) {
    setText('');
    add(product, variant);
    field.current?.focus();
  }

  /** Whoever scanned may be in another field by now, or scan the next: neither is disturbed. */
  function add(product: Product, variant: Variant) {
    setChosen(null);
    highlight(-1);
    onAdd(product, variant);
    const name = [product.name, variant.size && i18n.t('Size {size}', { size: variant.size })];
    setSaid({
      text: i18n.t('{name} is on the counter', { name: name.filter(Boolean).join(', ') }),
      ofEmpty: false,
    });
  }

  async function enter() {
    const code = text.trim();
    if (code === '') return onEmpty();
    // The next scan may follow at once.
    setText('');
    const { data: scanned } = await client.query({
      query: TillScanDocument,
      variables: { code },
      fetchPolicy: 'network-only',
    });
    const piece = scanned?.scannedPiece;
    const variant = piece?.product.variants.find((one) => one.id === piece.variant?.id);
    if (piece && variant) return add(piece.product, variant);
    flushSync(() => setText((next) => (next === '' ? code : next)));
    // The next scan takes its place.
    if (field.current?.value === code) field.current.select();
    setChosen(piece?.product ?? null);
    highlight(0);
    setSaid({
      text: piece
        ? i18n.t('Choose a size')
        : i18n.t('No piece for sale has exactly the code {code}.', { code }),
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
          placeholder={i18n.t('SKU, barcode or words')}
          autoComplete="off"
          autoFocus
          slotProps={{
            input: {
              role: 'combobox',
              'aria-expanded': choices.length > 0,
              'aria-controls': `${id}-found`,
              'aria-activedescendant': on && toId(on),
            },
          }}
          onChange={({ target }) => {
            setText(target.value);
            setChosen(null);
            highlight(-1);
            setSaid({ text: '', ofEmpty: false });
          }}
          onKeyDown={(event) => {
            if (press(event) || event.key !== 'Enter') return;
            event.preventDefault();
            void enter();
          }}
        />
      </FormControl>
      <Typography role="status" variant="body2" color="textSecondary" sx={{ minHeight: 24, mt: 0.5 }}>
        {told ||
          (isSearching &&
            data &&
            i18n.t('{count, plural, =0 {No product found.} one {# product} other {# products}}', {
              count: found.length,
            }))}
      </Typography>
      <Box id={`${id}-found`} role="listbox" aria-label={i18n.t('Found')}>
        {products.map((product) => (
          <FoundPiece
            key={product.id}
            product={product}
            isOfListbox
            left={(variant) => {
              const there = stockOf(variant);
              return there && stockText(i18n, there);
            }}
            buttonProps={(variant) => ({
              id: toId(variant.id),
              role: 'option',
              'aria-selected': variant.id === on,
              variant: variant.id === on ? 'contained' : 'outlined',
              disabled: isGone(stockOf(variant)),
            })}
            onAdd={(variant) => choose(product, variant)}
          />
        ))}
      </Box>
    </div>
  );
}
