import DeleteOutlined from 'icon:outline-delete';
import { useLingui } from '@lingui/react';
import { Box, Button, IconButton, Stack } from '@mui/material';
import { type Control, useFieldArray } from 'react-hook-form';
import { Panel } from '#web/admin/ui/Panel.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { noStone, type ProductValues } from './productValues.ts';

/** The stones on the piece, the main one first. */
export function StonesPanel({ control }: { control: Control<ProductValues> }) {
  const { i18n } = useLingui();
  const { fields, append, remove } = useFieldArray({ control, name: 'gemstones' });
  return (
    <Panel
      title={i18n.t('Stones')}
      action={
        <Button size="small" variant="outlined" onClick={() => append(noStone)}>
          {i18n.t('Add a stone')}
        </Button>
      }
    >
      {fields.length === 0 && <Box sx={{ color: 'text.secondary' }}>{i18n.t('No stones.')}</Box>}
      <Stack sx={{ gap: 2 }}>
        {fields.map(({ id }, index) => (
          <Box
            key={id}
            role="group"
            aria-label={i18n.t('Stone {number}', { number: index + 1 })}
            sx={{
              display: 'grid',
              gap: 1.5,
              alignItems: 'start',
              gridTemplateColumns: { xs: '1fr 1fr', lg: '2fr 1fr 1fr 1.5fr 1fr 1fr auto' },
            }}
          >
            <TextInput control={control} name={`gemstones.${index}.kind`} label={i18n.t('Stone')} />
            <TextInput control={control} name={`gemstones.${index}.count`} label={i18n.t('How many')} />
            <TextInput control={control} name={`gemstones.${index}.carat`} label={i18n.t('Total carat')} />
            <TextInput control={control} name={`gemstones.${index}.cut`} label={i18n.t('Cut')} />
            <TextInput control={control} name={`gemstones.${index}.colour`} label={i18n.t('Colour')} />
            <TextInput control={control} name={`gemstones.${index}.clarity`} label={i18n.t('Clarity')} />
            <IconButton
              aria-label={i18n.t('Remove stone {number}', { number: index + 1 })}
              onClick={() => remove(index)}
              sx={{ alignSelf: 'end' }}
            >
              <DeleteOutlined fontSize="small" />
            </IconButton>
          </Box>
        ))}
      </Stack>
    </Panel>
  );
}
