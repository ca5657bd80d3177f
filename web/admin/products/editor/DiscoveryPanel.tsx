import { useLingui } from '@lingui/react';
import { Box, FormControlLabel, Switch } from '@mui/material';
import { type Control, useController } from 'react-hook-form';
import { Panel } from '#web/admin/ui/Panel.tsx';
import { SelectInput } from '#web/ui/form/SelectInput.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import type { ProductValues } from './productValues.ts';

interface DiscoveryPanelProps {
  control: Control<ProductValues>;
  collections: readonly { id: string; name: string }[];
}

/** Edits the collections, tags and search texts of a product. */
export function DiscoveryPanel({ control, collections }: DiscoveryPanelProps) {
  const { i18n } = useLingui();
  const { field } = useController({ control, name: 'isFeatured' });
  const { value, ref, ...input } = field;
  return (
    <Panel title={i18n.t('Organisation')}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } }}>
        <SelectInput
          control={control}
          name="collectionId"
          label={i18n.t('Collection')}
          placeholder={i18n.t('None')}
          optional
          options={collections.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <TextInput
          control={control}
          name="tags"
          label={i18n.t('Tags')}
          helperText={i18n.t('Separate tags with commas.')}
          optional
        />
        <TextInput
          control={control}
          name="slug"
          label={i18n.t('Web address')}
          helperText={i18n.t('Created from the name if left empty.')}
          optional
        />
        <TextInput
          control={control}
          name="sku"
          label={i18n.t('Design SKU')}
          helperText={i18n.t('Created automatically if left empty.')}
          optional
        />
        <TextInput
          control={control}
          name="seoTitle"
          label={i18n.t('Title for search engines')}
          helperText={i18n.t('Defaults to the name. Up to 70 characters.')}
          optional
        />
        <TextInput
          control={control}
          name="seoDescription"
          label={i18n.t('Description for search engines')}
          helperText={i18n.t('Defaults to the metal, weight, price and description. Up to 200 characters.')}
          optional
          multiline
        />
      </Box>
      <FormControlLabel
        sx={{ mt: 1.5 }}
        label={i18n.t('Featured')}
        control={<Switch {...input} checked={value} slotProps={{ input: { ref } }} />}
      />
    </Panel>
  );
}
