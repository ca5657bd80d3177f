import DeleteOutlined from 'icon:outline-delete';
import { useLingui } from '@lingui/react';
import { Box, Button, IconButton, Stack, Typography } from '@mui/material';
import { type Control, useFieldArray } from 'react-hook-form';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { Panel } from '../ui/Panel.tsx';
import type { SettingsValues } from './settingsValues.ts';

const NEW_ROW = { days: '', opens: '10:00 AM', closes: '7:00 PM' };

/** Edits the opening hours, one row per range of days. */
export function HoursPanel({ control }: { control: Control<SettingsValues> }) {
  const { i18n } = useLingui();
  const { fields, append, remove } = useFieldArray({ control, name: 'hours' });
  return (
    <Panel title={i18n.t('Opening hours')}>
      <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
        {fields.length === 0 && (
          <Typography color="textSecondary">{i18n.t('No opening hours are shown to shoppers.')}</Typography>
        )}
        {fields.map(({ id }, index) => (
          <Box
            key={id}
            role="group"
            aria-label={i18n.t('Line {number}', { number: index + 1 })}
            sx={{
              width: 1,
              display: 'grid',
              gap: 1,
              alignItems: 'start',
              gridTemplateColumns: { xs: '1fr 1fr auto', sm: '2fr 1fr 1fr auto' },
              '& > div:first-of-type': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
            }}
          >
            <TextInput
              control={control}
              name={`hours.${index}.days`}
              label={i18n.t('Days')}
              placeholder={i18n.t('In English, for example {example}', { example: 'Sun–Fri' })}
              autoComplete="off"
            />
            <TextInput
              control={control}
              name={`hours.${index}.opens`}
              label={i18n.t('Opens')}
              autoComplete="off"
            />
            <TextInput
              control={control}
              name={`hours.${index}.closes`}
              label={i18n.t('Closes')}
              autoComplete="off"
            />
            <IconButton
              aria-label={i18n.t('Remove line {number}', { number: index + 1 })}
              onClick={() => remove(index)}
              sx={{ mt: '22px' }}
            >
              <DeleteOutlined fontSize="small" />
            </IconButton>
          </Box>
        ))}
        <Button variant="outlined" onClick={() => append(NEW_ROW)}>
          {i18n.t('Add a line')}
        </Button>
      </Stack>
    </Panel>
  );
}
