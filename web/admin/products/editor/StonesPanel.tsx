import { useLingui } from '@lingui/react';
import { Box, Button, Stack } from '@mui/material';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import { Panel } from '#web/admin/ui/Panel.tsx';
import { emptyStone, type ProductValues } from './productValues.ts';
import { StoneFields } from './StoneFields.tsx';

/** Edits the stones of a product, main stone first. */
export function StonesPanel({ form }: { form: UseFormReturn<ProductValues> }) {
  const { i18n } = useLingui();
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'gemstones' });
  return (
    <Panel
      title={i18n.t('Stones')}
      action={
        <Button size="small" variant="outlined" onClick={() => append(emptyStone)}>
          {i18n.t('Add a stone')}
        </Button>
      }
    >
      {fields.length === 0 && <Box sx={{ color: 'text.secondary' }}>{i18n.t('No stones.')}</Box>}
      <Stack sx={{ gap: 3 }}>
        {fields.map(({ id }, index) => (
          <StoneFields key={id} form={form} index={index} onRemove={() => remove(index)} />
        ))}
      </Stack>
    </Panel>
  );
}
