import { useLingui } from '@lingui/react';
import { Box, FormControlLabel, FormHelperText, Switch, Typography } from '@mui/material';
import { type Control, Controller } from 'react-hook-form';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { TopicsInput } from './TopicsInput.tsx';
import type { WebhookValues } from './webhookValues.ts';

/** Where a program is told, of what, and how much. */
export function WebhookFields({ control }: { control: Control<WebhookValues> }) {
  const { i18n } = useLingui();
  return (
    <>
      <TextInput
        control={control}
        name="url"
        label={i18n.t('Address')}
        helperText={i18n.t('Where the program listens, such as https://erp.example.com/webhooks.')}
        inputMode="text"
        autoComplete="off"
        maxLength={500}
      />
      <TextInput
        control={control}
        name="description"
        label={i18n.t('Description')}
        helperText={i18n.t('Whose program it is, or what for.')}
        optional
        autoComplete="off"
        maxLength={200}
      />
      <TopicsInput control={control} />
      <Controller
        control={control}
        name="includesPersonalData"
        render={({ field: { value, ref, ...field } }) => (
          <Box>
            <FormControlLabel
              label={i18n.t('With personal data')}
              control={<Switch {...field} checked={value} slotProps={{ input: { ref } }} />}
            />
            <FormHelperText component="div" sx={{ ml: 0 }}>
              <Typography variant="body2" component="span">
                {i18n.t(
                  'Names, contacts, addresses and notes. Leave it off for programs that only count orders and stock.',
                )}
              </Typography>
            </FormHelperText>
          </Box>
        )}
      />
    </>
  );
}
