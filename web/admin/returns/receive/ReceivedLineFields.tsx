import { useLingui } from '@lingui/react';
import { Alert, Box } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { goesBackOnSale, RETURN_CONDITIONS } from '#domain/orders/returns/returnReasons.ts';
import { useLocations } from '#web/admin/stock/locations/useLocations.ts';
import { returnTexts } from '#web/labels/returnTexts.ts';
import { CheckInput } from '#web/ui/form/CheckInput.tsx';
import { SelectInput } from '#web/ui/form/SelectInput.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import type { TakingValues } from './takingValues.ts';

/** How what came of a line is, where it goes, and a word about it. */
export function CameFields({ index }: { index: number }) {
  const { i18n } = useLingui();
  const { control, setValue } = useFormContext<TakingValues>();
  const { locations = [] } = useLocations();
  const [restock, condition] = useWatch({
    control,
    name: [`lines.${index}.restock`, `lines.${index}.condition`],
  });
  const before = useRef(condition);
  useEffect(() => {
    if (before.current === condition) return;
    before.current = condition;
    setValue(`lines.${index}.restock`, goesBackOnSale(condition), { shouldDirty: true });
  }, [condition, index, setValue]);
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
      {restock && !goesBackOnSale(condition) && (
        <Alert severity="warning" variant="outlined" sx={{ gridColumn: '1 / -1' }}>
          {i18n.t('It will be for sale again. Leave the tick off where somebody has to look at it first.')}
        </Alert>
      )}
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
