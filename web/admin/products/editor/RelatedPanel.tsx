import { useLingui } from '@lingui/react';
import { Box, Button, FormHelperText, Stack, Typography } from '@mui/material';
import { type Control, useController } from 'react-hook-form';
import { MAX_RELATED_PRODUCTS } from '#domain/catalog/product/productSchema.ts';
import { OrderedList } from '#web/admin/ui/OrderedList.tsx';
import { Panel } from '#web/admin/ui/Panel.tsx';
import { ProductSearch } from '../found/ProductSearch.tsx';
import type { ProductValues } from './productValues.ts';

interface RelatedPanelProps {
  control: Control<ProductValues>;
  /** Id of the product itself, which cannot be related to itself; null for a new one. */
  ownId: string | null;
}

/** Edits the related products that the product page shows first. */
export function RelatedPanel({ control, ownId }: RelatedPanelProps) {
  const { i18n } = useLingui();
  const { field, fieldState } = useController({ control, name: 'related' });
  const selectedProducts = field.value;
  const items = selectedProducts.map((product) => ({ ...product, id: product.productId }));
  const isFull = selectedProducts.length >= MAX_RELATED_PRODUCTS;

  return (
    <Panel title={i18n.t('Related products')}>
      <Stack sx={{ gap: 2 }}>
        <Typography variant="body2" color="textSecondary">
          {i18n.t(
            'These products appear first under “You may also like”, in this order, as long as they are for sale and in stock. Similar products are added after them automatically.',
          )}
        </Typography>
        {isFull ? (
          <Typography variant="body2">
            {i18n.t('You have chosen the maximum of {most} products. Remove one to add another.', {
              most: MAX_RELATED_PRODUCTS,
            })}
          </Typography>
        ) : (
          <ProductSearch
            ref={field.ref}
            excludedIds={[...(ownId ? [ownId] : []), ...selectedProducts.map(({ productId }) => productId)]}
            onChoose={(product) => field.onChange([...selectedProducts, product])}
          />
        )}
        {fieldState.error?.message && (
          <FormHelperText error role="alert">
            {i18n.t(fieldState.error.message)}
          </FormHelperText>
        )}
        {items.length > 0 && (
          <OrderedList
            label={i18n.t('Related products')}
            items={items}
            getName={({ name }) => name}
            onReorder={(ids) =>
              field.onChange(
                ids.flatMap((id) => selectedProducts.find(({ productId }) => productId === id) ?? []),
              )
            }
          >
            {({ id, name, sku }) => (
              <>
                <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                  {name}{' '}
                  <Typography component="span" variant="body2" color="textSecondary">
                    {sku}
                  </Typography>
                </Box>
                <Button
                  size="small"
                  color="error"
                  aria-label={i18n.t('Remove {name}', { name })}
                  onClick={() => field.onChange(selectedProducts.filter(({ productId }) => productId !== id))}
                >
                  {i18n.t('Remove')}
                </Button>
              </>
            )}
          </OrderedList>
        )}
      </Stack>
    </Panel>
  );
}
