import { useLingui } from '@lingui/react';
import { Box, Button, FormControl, FormLabel, OutlinedInput, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { formatNpr } from '#domain/pricing/money.ts';
import { Photo } from '#web/ui/photo/Photo.tsx';
import { useDebounced } from '#web/ui/useDebounced.ts';
import {
  type PieceFinder_ProductFragment as Product,
  useEditPieceSearchQuery,
} from './EditOrder.generated.ts';

const THUMBNAIL = 40;

export interface PieceFinderProps {
  onAdd: (product: Product, variant: Product['variants'][number]) => void;
}

/** Finds pieces for sale by name or SKU; Enter adds the only one that is found. */
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
  const products = isSearching ? (data?.adminProducts.edges.map(({ node }) => node) ?? []) : [];

  function add(product: Product, variant: Product['variants'][number]) {
    setText('');
    onAdd(product, variant);
  }

  function addOnly() {
    const left = products.flatMap((product) =>
      product.variants.filter(({ stock }) => stock > 0).map((variant) => ({ product, variant })),
    );
    const exact = left.filter(({ variant }) => variant.sku.toLowerCase() === search.toLowerCase());
    const [only] = exact.length === 1 ? exact : left.length === 1 ? left : [];
    if (only && search === text.trim()) add(only.product, only.variant);
  }

  return (
    <div>
      <FormControl fullWidth>
        <FormLabel htmlFor={id}>{i18n.t('Add a piece')}</FormLabel>
        <OutlinedInput
          id={id}
          type="search"
          value={text}
          placeholder={i18n.t('Name or SKU')}
          autoComplete="off"
          onChange={({ target }) => setText(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
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
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {products.map((product) => (
          <FoundPiece key={product.id} product={product} onAdd={(variant) => add(product, variant)} />
        ))}
      </Box>
    </div>
  );
}

interface FoundPieceProps {
  product: Product;
  onAdd: (variant: Product['variants'][number]) => void;
}

/** A piece with its photograph, and its sizes with SKU, price and what is left. */
function FoundPiece({ product, onAdd }: FoundPieceProps) {
  const { i18n } = useLingui();
  const [photograph] = product.images;
  return (
    <Box component="li" sx={{ py: 1, borderBottom: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
        {photograph && (
          <Photo
            image={{ ...photograph, alt: '' }}
            sizes={`${THUMBNAIL}px`}
            ratio={1}
            sx={{ width: THUMBNAIL, flexShrink: 0 }}
          />
        )}
        <Typography>
          {product.name}{' '}
          <Typography component="span" variant="caption" color="textSecondary">
            {product.sku}
          </Typography>
        </Typography>
      </Box>
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
            onClick={() => onAdd(variant)}
          >
            {[
              variant.size && i18n.t('Size {size}', { size: variant.size }),
              variant.sku !== product.sku && variant.sku,
              formatNpr(variant.price, i18n.locale),
              variant.stock === 0 ? i18n.t('none left') : i18n.t('{count} left', { count: variant.stock }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Button>
        ))}
      </Box>
    </Box>
  );
}
