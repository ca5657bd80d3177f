import { useLingui } from '@lingui/react';
import { Alert, Box } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { isRestockedByDefault, RETURN_CONDITIONS } from '#domain/orders/returns/returnReasons.ts';
import { useLocations } from '#web/admin/stock/locations/useLocations.ts';
import { returnTexts } from '#web/labels/returnTexts.ts';
import { CheckInput } from '#web/ui/form/CheckInput.tsx';
import { SelectInput } from '#web/ui/form/SelectInput.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import type { ReceivingValues } from './receivingValues.ts';

/** Fields for the condition, destination and note of received items. */
export function ReceivedLineFields({ index }: { index: number }) {
  const { i18n } = useLingui();
  const { control, setValue } = useFormContext<ReceivingValues>();
  const { locations = [] } = useLocations();
  const [restock, condition] = useWatch({
    control,
    name: [`lines.${index}.restock`, `lines.${index}.condition`],
  });
  const previousCondition = useRef(condition);
  useEffect(() => {
    if (previousCondition.current === condition) return;
    previousCondition.current = condition;
    setValue(`lines.${index}.restock`, isRestockedByDefault(condition), { shouldDirty: true });
  }, [condition, index, setValue]);
  const matchingLocations = locations.filter(({ servesOrders }) => servesOrders === restock);
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'end' }}>
      <SelectInput
        control={control}
        name={`lines.${index}.condition`}
        label={i18n.t('Condition')}
        placeholder={null}
        options={RETURN_CONDITIONS.map((value) => ({ value, label: i18n.t(returnTexts.condition[value]) }))}
      />
      <CheckInput control={control} name={`lines.${index}.restock`} label={i18n.t('Restock')} />
      {restock && !isRestockedByDefault(condition) && (
        <Alert severity="warning" variant="outlined" sx={{ gridColumn: '1 / -1' }}>
          {i18n.t('This item will go back on sale. Untick to have it checked first.')}
        </Alert>
      )}
      {matchingLocations.length > 0 && (
        <SelectInput
          key={String(restock)}
          control={control}
          name={`lines.${index}.locationId`}
          label={i18n.t('Destination')}
          placeholder={restock ? i18n.t('Original location') : i18n.t('Workshop (not for sale)')}
          options={matchingLocations.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <TextInput
        control={control}
        name={`lines.${index}.note`}
        label={i18n.t('Note on the item')}
        optional
        autoComplete="off"
        maxLength={240}
      />
    </Box>
  );
}
