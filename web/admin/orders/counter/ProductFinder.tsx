import { useLingui } from '@lingui/react';
import { Box, Button, FormControl, FormLabel, OutlinedInput, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { formatNpr } from '#domain/pricing/money.ts';
import { useDebounced } from '#web/ui/useDebounced.ts';
import {
  type CounterProduct_ProductFragment as Product,
  useCounterProductsQuery,
} from './CounterSale.generated.ts';

export interface ProductFinderProps {
  onAdd: (product: Product, variant: Product['variants'][number]) => void;
}

/** Finds pieces for sale by name or SKU, and puts them on the counter by their size. */
export function ProductFinder({ onAdd }: ProductFinderProps) {
  const { i18n } = useLingui();
  const id = useId();
  const [text, setText] = useState('');
  const search = useDebounced(text.trim(), 250);
  const { data } = useCounterProductsQuery({
    variables: { search },
    skip: search === '',
    fetchPolicy: 'network-only',
  });
  // What is picked is found: the list goes with the words that were searched.
  const products =
    search === '' || text.trim() === '' ? [] : (data?.adminProducts.edges.map(({ node }) => node) ?? []);

  return (
    <div>
      <FormControl fullWidth>
        <FormLabel htmlFor={id}>{i18n.t('Find a product')}</FormLabel>
        <OutlinedInput
          id={id}
          type="search"
          value={text}
          placeholder={i18n.t('Name or SKU')}
          autoComplete="off"
          onChange={({ target }) => setText(target.value)}
        />
      </FormControl>
      <Typography role="status" variant="caption" color="textSecondary" sx={{ display: 'block', mt: 0.5 }}>
        {search !== '' &&
          text.trim() !== '' &&
          data &&
          i18n.t('{count, plural, =0 {No product found.} one {# product} other {# products}}', {
            count: products.length,
          })}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {products.map((product) => (
          <Box component="li" key={product.id} sx={{ py: 1, borderBottom: 1, borderColor: 'divider' }}>
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
                  onClick={() => {
                    setText('');
                    onAdd(product, variant);
                  }}
                >
                  {[
                    variant.size && i18n.t('Size {size}', { size: variant.size }),
                    formatNpr(variant.price),
                    variant.stock === 0
                      ? i18n.t('none left')
                      : i18n.t('{count} left', { count: variant.stock }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </Button>
              ))}
            </Box>
          </Box>
        ))}
      </Box>
    </div>
  );
}
