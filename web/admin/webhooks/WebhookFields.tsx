import { useLingui } from '@lingui/react';
import { Box, FormControlLabel, FormHelperText, Switch, Typography } from '@mui/material';
import { type Control, Controller } from 'react-hook-form';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { TopicsInput } from './TopicsInput.tsx';
import type { WebhookValues } from './webhookValues.ts';

/** Fields for the URL, topics and payload of a webhook. */
export function WebhookFields({ control }: { control: Control<WebhookValues> }) {
  const { i18n } = useLingui();
  return (
    <>
      <TextInput
        control={control}
        name="url"
        label={i18n.t('URL')}
        helperText={i18n.t('The URL that receives the events, such as https://erp.example.com/webhooks.')}
        inputMode="text"
        autoComplete="off"
        maxLength={500}
      />
      <TextInput
        control={control}
        name="description"
        label={i18n.t('Description')}
        helperText={i18n.t('The owner or purpose of the integration.')}
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
              label={i18n.t('Includes personal data')}
              control={<Switch {...field} checked={value} slotProps={{ input: { ref } }} />}
            />
            <FormHelperText component="div" sx={{ ml: 0 }}>
              <Typography variant="body2" component="span">
                {i18n.t(
                  'Names, contact details, addresses and notes. Leave this off for integrations that only count orders and stock.',
                )}
              </Typography>
            </FormHelperText>
          </Box>
        )}
      />
    </>
  );
}
