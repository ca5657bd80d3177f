import { useLingui } from '@lingui/react';
import { Box, Button, FormHelperText, FormLabel, Stack, Typography } from '@mui/material';
import { useId } from 'react';
import { type Control, useController } from 'react-hook-form';
import { useHasPermission } from '#web/session/useHasPermission.ts';
import { ProductSearch } from '../products/found/ProductSearch.tsx';
import { useCouponPiecesQuery } from './Coupons.generated.ts';
import type { CouponValues } from './couponValues.ts';

const MAX_PRODUCTS = 50;

/** Field for choosing the products a coupon applies to, found by name or SKU. */
export function ProductsInput({ control }: { control: Control<CouponValues> }) {
  const { i18n } = useLingui();
  const id = useId();
  const canReadCatalog = useHasPermission()('readCatalog');
  const { field, fieldState } = useController({ control, name: 'productIds' });
  const selectedIds = field.value;
  return (
    <Stack role="group" aria-labelledby={id} sx={{ gap: 1 }}>
      <FormLabel id={id}>{i18n.t('Individual products')}</FormLabel>
      {!canReadCatalog && (
        <Typography color="textSecondary">
          {i18n.t('Only staff with access to the catalogue can choose products.')}
        </Typography>
      )}
      {canReadCatalog && selectedIds.length > 0 && (
        <SelectedProducts
          ids={selectedIds}
          onRemove={(productId) => field.onChange(selectedIds.filter((candidate) => candidate !== productId))}
        />
      )}
      {canReadCatalog && selectedIds.length < MAX_PRODUCTS && (
        <ProductSearch
          ref={field.ref}
          excludedIds={selectedIds}
          onChoose={({ productId }) => field.onChange([...selectedIds, productId])}
        />
      )}
      {fieldState.error?.message && (
        <FormHelperText error role="alert">
          {i18n.t(fieldState.error.message)}
        </FormHelperText>
      )}
    </Stack>
  );
}

interface SelectedProductsProps {
  ids: readonly string[];
  onRemove: (id: string) => void;
}

/** A deleted product stays visible, so that it can be removed. */
function SelectedProducts({ ids, onRemove }: SelectedProductsProps) {
  const { i18n } = useLingui();
  const { data, previousData } = useCouponPiecesQuery({ variables: { ids: [...ids] } });
  const products = (data ?? previousData)?.adminProducts.edges.map(({ node }) => node);
  return (
    <Box
      component="ul"
      aria-label={i18n.t('Selected products')}
      sx={{ m: 0, px: 1.5, listStyle: 'none', border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      {ids.map((id) => {
        const product = products?.find((candidate) => candidate.id === id);
        const name = product?.name ?? (data ? i18n.t('No longer exists') : '…');
        return (
          <Box component="li" key={id} sx={{ display: 'flex', gap: 1, alignItems: 'center', py: 0.5 }}>
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              {name}{' '}
              <Typography component="span" variant="body2" color="textSecondary">
                {product?.sku}
              </Typography>
            </Box>
            <Button
              size="small"
              color="error"
              aria-label={i18n.t('Remove {name}', { name })}
              onClick={() => onRemove(id)}
            >
              {i18n.t('Remove')}
            </Button>
          </Box>
        );
      })}
    </Box>
  );
}
