import { useLingui } from '@lingui/react';
import { Box, Button, Typography } from '@mui/material';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { MAX_SIZES } from '#domain/catalog/product/productSchema.ts';
import { MissingPermission } from '#web/admin/permissions/MissingPermission.tsx';
import { StockReasonFields, type StockReasonFieldsProps } from '#web/admin/stock/StockReasonFields.tsx';
import { Panel } from '#web/admin/ui/Panel.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { emptyVariant, type ProductValues } from '../productValues.ts';
import { SizesGrid } from './SizesGrid.tsx';

interface SizesPanelProps {
  /** Price of each variant, computed from the typed values, in NPR. */
  prices: readonly (number | null)[];
  /** Fields for the reason of a stock change; null if the stock is unchanged. */
  stockReason?: StockReasonFieldsProps | null;
  /** True if the viewer cannot change stock. */
  isStockFixed?: boolean;
  /** Low-stock limits of saved variants, by SKU. */
  lowStockLimits?: ReadonlyMap<string, number>;
}

/** Edits the variants of a product in a spreadsheet-like grid. */
export function SizesPanel({ prices, stockReason, isStockFixed = false, lowStockLimits }: SizesPanelProps) {
  const { i18n } = useLingui();
  const { control } = useFormContext<ProductValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'variants' });
  return (
    <Panel
      title={i18n.t('Sizes and stock')}
      action={
        <Button
          size="small"
          variant="outlined"
          disabled={fields.length >= MAX_SIZES}
          onClick={() => append(emptyVariant)}
        >
          {i18n.t('Add a size')}
        </Button>
      }
    >
      <SizesGrid rows={fields} {...{ prices, remove, isStockFixed, lowStockLimits }} />
      {isStockFixed && <MissingPermission action="manageStock" sx={{ mt: 1 }} />}
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {i18n.t(
          'A product without sizes has a single row with no size. You can paste cells from a spreadsheet in this order: size, SKU, weight, stock, barcode. Leave the weight empty to use the product’s weight.',
        )}
      </Typography>
      <Box sx={{ mt: 2, maxWidth: 320 }}>
        <TextInput
          control={control}
          name="sizeUnit"
          label={i18n.t('Size unit')}
          placeholder={i18n.t('In English, for example {example}', { example: 'Indian/Nepali ring size' })}
          optional
        />
      </Box>
      {stockReason && (
        <Box sx={{ mt: 2 }}>
          <StockReasonFields {...stockReason} />
        </Box>
      )}
    </Panel>
  );
}
