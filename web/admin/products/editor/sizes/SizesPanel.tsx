import { useLingui } from '@lingui/react';
import { Box, Button, Typography } from '@mui/material';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { MAX_SIZES } from '#domain/catalog/product/productSchema.ts';
import { NotYours } from '#web/admin/rights/NotYours.tsx';
import { StockReasonFields, type StockReasonFieldsProps } from '#web/admin/stock/StockReasonFields.tsx';
import { Panel } from '#web/admin/ui/Panel.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { noSize, type ProductValues } from '../productValues.ts';
import { SizesGrid } from './SizesGrid.tsx';

interface SizesPanelProps {
  /** The price of each size as it is typed, NPR. */
  prices: readonly (number | null)[];
  /** Why the stock changes; nothing while it does not. */
  stockReason?: StockReasonFieldsProps | null;
  /** Whether what is there is for others to change. */
  isStockFixed?: boolean;
  /** At how many or fewer the sizes that are there are low, by their SKU. */
  lowAt?: ReadonlyMap<string, number>;
}

/** The sizes of a piece in a grid that works as a sheet does. */
export function SizesPanel({ prices, stockReason, isStockFixed = false, lowAt }: SizesPanelProps) {
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
          onClick={() => append(noSize)}
        >
          {i18n.t('Add a size')}
        </Button>
      }
    >
      <SizesGrid rows={fields} {...{ prices, remove, isStockFixed, lowAt }} />
      {isStockFixed && <NotYours action="manageStock" sx={{ mt: 1 }} />}
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {i18n.t(
          'A product without sizes has one row without a name. You can paste cells from a spreadsheet: size, SKU, weight, stock, barcode. Leave the weight empty to use the product’s.',
        )}
      </Typography>
      <Box sx={{ mt: 2, maxWidth: 320 }}>
        <TextInput
          control={control}
          name="sizeUnit"
          label={i18n.t('Size unit')}
          placeholder={i18n.t('In English, such as {example}', { example: 'Indian/Nepali ring size' })}
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
