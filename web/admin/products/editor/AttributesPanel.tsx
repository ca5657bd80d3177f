import { useLingui } from '@lingui/react';
import { Box } from '@mui/material';
import { useEffect } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { CATEGORIES, PRODUCT_TYPES } from '#domain/catalog/catalogTerms.ts';
import { METALS, PURITIES } from '#domain/catalog/metals.ts';
import { Panel } from '#web/admin/ui/Panel.tsx';
import { categoryLabels, metalLabels, typeLabels } from '#web/labels/catalogLabels.ts';
import { SelectInput } from '#web/ui/form/SelectInput.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import type { ProductValues } from './productValues.ts';

/** Edits the name, type and materials of a product. */
export function AttributesPanel({ form }: { form: UseFormReturn<ProductValues> }) {
  const { i18n } = useLingui();
  const { control, setValue } = form;
  const [metal, purity] = useWatch({ control, name: ['metal', 'purity'] });
  const purities = Object.entries(PURITIES).filter(([, option]) => option.metal === metal);
  // The form would otherwise keep a purity that is not an option of the selected metal.
  const isPurityOfMetal = purity === '' || purities.some(([option]) => option === purity);
  useEffect(() => {
    if (metal && !isPurityOfMetal) setValue('purity', '', { shouldDirty: true });
  }, [metal, isPurityOfMetal, setValue]);
  const toOptions = <Value extends string>(values: readonly Value[], labels: Record<Value, string>) =>
    values.map((value) => ({ value, label: i18n.t(labels[value]) }));

  return (
    <Panel title={i18n.t('Product details')}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(3, minmax(0, 1fr))' } }}>
        <Box sx={{ gridColumn: '1 / -1' }}>
          <TextInput control={control} name="name" label={i18n.t('Name')} />
        </Box>
        <Box sx={{ gridColumn: '1 / -1' }}>
          <TextInput
            control={control}
            name="description"
            label={i18n.t('Description')}
            helperText={i18n.t('Required before publishing.')}
            multiline
            minRows={4}
          />
        </Box>
        <Box sx={{ gridColumn: '1 / -1' }}>
          <TextInput
            control={control}
            name="nameNe"
            label={i18n.t('Name in Nepali')}
            helperText={i18n.t('If left empty, shoppers who read Nepali see the English name.')}
            optional
            lang="ne"
          />
        </Box>
        <Box sx={{ gridColumn: '1 / -1' }}>
          <TextInput
            control={control}
            name="descriptionNe"
            label={i18n.t('Description in Nepali')}
            optional
            multiline
            minRows={4}
            lang="ne"
          />
        </Box>
        <SelectInput
          control={control}
          name="category"
          label={i18n.t('Category')}
          placeholder={i18n.t('Choose')}
          options={toOptions(CATEGORIES, categoryLabels)}
        />
        <SelectInput
          control={control}
          name="type"
          label={i18n.t('Type')}
          placeholder={i18n.t('Choose')}
          options={toOptions(PRODUCT_TYPES, typeLabels)}
        />
        <TextInput
          control={control}
          name="weightMg"
          label={i18n.t('Net metal weight (g)')}
          helperText={i18n.t('For earrings, enter the weight of the pair.')}
          inputMode="decimal"
        />
        <TextInput
          control={control}
          name="grossWeightMg"
          label={i18n.t('Gross weight (g)')}
          helperText={i18n.t('The whole item, including its stones.')}
          optional
          inputMode="decimal"
        />
        <SelectInput
          control={control}
          name="metal"
          label={i18n.t('Metal')}
          placeholder={i18n.t('Choose')}
          options={toOptions(METALS, metalLabels)}
        />
        <SelectInput
          control={control}
          name="purity"
          label={i18n.t('Purity')}
          placeholder={metal ? i18n.t('Choose') : i18n.t('Choose the metal first')}
          options={purities.map(([value]) => ({ value, label: value }))}
        />
        <TextInput control={control} name="metalColour" label={i18n.t('Metal colour')} optional />
        <TextInput
          control={control}
          name="design"
          label={i18n.t('Design')}
          helperText={i18n.t('Products that share a design link to each other through swatches.')}
          optional
        />
        <SelectInput
          control={control}
          name="hallmark"
          label={i18n.t('Hallmark')}
          placeholder={i18n.t('None')}
          optional
          options={[
            { value: 'BIS', label: 'BIS' },
            { value: 'NBSM', label: 'NBSM' },
          ]}
        />
      </Box>
    </Panel>
  );
}
