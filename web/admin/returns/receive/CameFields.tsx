import { useLingui } from '@lingui/react';
import { Box } from '@mui/material';
import { useFormContext, useWatch } from 'react-hook-form';
import { RETURN_CONDITIONS } from '#domain/orders/returns/returnReasons.ts';
import { useLocations } from '#web/admin/stock/locations/useLocations.ts';
import { returnTexts } from '#web/labels/returnTexts.ts';
import { CheckInput } from '#web/ui/form/CheckInput.tsx';
import { SelectInput } from '#web/ui/form/SelectInput.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import type { TakingValues } from './takingValues.ts';

/** How what came of a line is, where it goes, and a word about it. */
export function CameFields({ index }: { index: number }) {
  const { i18n } = useLingui();
  const { control } = useFormContext<TakingValues>();
  const { locations = [] } = useLocations();
  const restock = useWatch({ control, name: `lines.${index}.restock` });
  const fitting = locations.filter(({ servesOrders }) => servesOrders === restock);
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'end' }}>
      <SelectInput
        control={control}
        name={`lines.${index}.condition`}
        label={i18n.t('Condition')}
        placeholder={null}
        options={RETURN_CONDITIONS.map((value) => ({ value, label: i18n.t(returnTexts.condition[value]) }))}
      />
      <CheckInput control={control} name={`lines.${index}.restock`} label={i18n.t('Back into stock')} />
      {fitting.length > 0 && (
        <SelectInput
          key={String(restock)}
          control={control}
          name={`lines.${index}.locationId`}
          label={i18n.t('Goes to')}
          placeholder={restock ? i18n.t('Where it was taken from') : i18n.t('Kept for the workshop')}
          options={fitting.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <TextInput
        control={control}
        name={`lines.${index}.note`}
        label={i18n.t('Note on what came')}
        optional
        autoComplete="off"
        maxLength={240}
      />
    </Box>
  );
}
