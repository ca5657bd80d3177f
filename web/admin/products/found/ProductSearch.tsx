import { useLingui } from '@lingui/react';
import { Box, Button, TextField, Typography } from '@mui/material';
import { type Ref, useState } from 'react';
import { statusLabels } from '#web/admin/labels/productStatusLabels.ts';
import { useDebounced } from '#web/ui/useDebounced.ts';
import { usePieceSearchQuery } from './ProductSearch.generated.ts';

export interface ProductSearchProps {
  /** Ids of products to exclude. */
  excludedIds: readonly string[];
  onChoose(product: { productId: string; name: string; sku: string }): void;
  ref: Ref<HTMLInputElement>;
}

/** Searches for products by name or SKU and selects them one after another. */
export function ProductSearch({ excludedIds, onChoose, ref }: ProductSearchProps) {
  const { i18n } = useLingui();
  const [inputText, setInputText] = useState('');
  const search = useDebounced(inputText.trim(), 300);
  const { data, error } = usePieceSearchQuery({ variables: { search }, skip: search === '' });
  const matchingProducts = data?.adminProducts.edges
    .map(({ node }) => node)
    .filter(({ id }) => !excludedIds.includes(id));

  return (
    <>
      <TextField
        size="small"
        label={i18n.t('Find products to add')}
        inputRef={ref}
        value={inputText}
        onChange={({ target }) => setInputText(target.value)}
        // Enter would submit the surrounding form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {search !== '' && error && (
        <Typography role="alert">{i18n.t('Something went wrong. Try again.')}</Typography>
      )}
      {search !== '' && matchingProducts?.length === 0 && (
        <Typography color="textSecondary" role="status">
          {i18n.t('No other products found.')}
        </Typography>
      )}
      {search !== '' && matchingProducts && matchingProducts.length > 0 && (
        <Box component="ul" aria-label={i18n.t('Products found')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {matchingProducts.map(({ id, name, sku, staff: { status } }) => (
            <Box component="li" key={id} sx={{ display: 'flex', gap: 1, alignItems: 'center', py: 0.5 }}>
              <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                {name}{' '}
                <Typography component="span" variant="body2" color="textSecondary">
                  {status === 'ACTIVE' ? sku : `${sku} · ${i18n.t(statusLabels[status])}`}
                </Typography>
              </Box>
              <Button
                size="small"
                aria-label={i18n.t('Add {name}', { name })}
                onClick={() => onChoose({ productId: id, name, sku })}
              >
                {i18n.t('Add')}
              </Button>
            </Box>
          ))}
        </Box>
      )}
    </>
  );
}
