import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react';
import { Box, Button, FormControl, FormLabel, OutlinedInput, Typography } from '@mui/material';
import { type RefObject, useId, useState } from 'react';
import { formatNpr } from '#domain/pricing/money.ts';
import { useDebounced } from '#web/ui/useDebounced.ts';
import {
  type Till_ProductFragment as Product,
  TillScanDocument,
  useTillProductsQuery,
} from './Till.generated.ts';

type Variant = Product['variants'][number];

export interface ScanFieldProps {
  field: RefObject<HTMLInputElement | null>;
  onAdd: (product: Product, variant: Variant) => void;
  /** Enter in the empty field. */
  onEmpty: () => void;
}

/**
 * Where pieces come in: a scanner types a code and ends it with Enter, and what has exactly this code is on the counter at
 * once. Words look for pieces to choose from.
 */
export function ScanField({ field, onAdd, onEmpty }: ScanFieldProps) {
  const { i18n } = useLingui();
  const client = useApolloClient();
  const id = useId();
  const [text, setText] = useState('');
  const [told, setTold] = useState('');
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

  function choose(product: Product, variant: Variant) {
    setText('');
    add(product, variant);
    field.current?.focus();
  }

  /** Whoever scanned may be in another field by now, or scan the next: neither is disturbed. */
  function add(product: Product, variant: Variant) {
    setChosen(null);
    onAdd(product, variant);
    const name = [product.name, variant.size && i18n.t('Size {size}', { size: variant.size })];
    setTold(i18n.t('{name} is on the counter', { name: name.filter(Boolean).join(', ') }));
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
    setText((next) => (next === '' ? code : next));
    setChosen(piece?.product ?? null);
    setTold(
      piece ? i18n.t('Choose a size') : i18n.t('No piece for sale has exactly the code {code}.', { code }),
    );
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
          onChange={({ target }) => {
            setText(target.value);
            setChosen(null);
            setTold('');
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
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
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {products.map((product) => (
          <FoundProduct key={product.id} product={product} onAdd={choose} />
        ))}
      </Box>
    </div>
  );
}

interface FoundProductProps {
  product: Product;
  onAdd: (product: Product, variant: Variant) => void;
}

function FoundProduct({ product, onAdd }: FoundProductProps) {
  const { i18n } = useLingui();
  const [image] = product.images;
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.5, py: 1, borderBottom: 1, borderColor: 'divider' }}>
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
          {product.variants.map((variant) => (
            <Button
              key={variant.id}
              size="small"
              variant="outlined"
              disabled={variant.stock === 0}
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
                variant.stock === 0 ? i18n.t('none left') : i18n.t('{count} left', { count: variant.stock }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </Button>
          ))}
        </Box>
      </Box>
    </Box>
  );
}
