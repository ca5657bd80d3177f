import { Trans, useLingui } from '@lingui/react';
import { Button, Link, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link as RouterLink } from 'react-router-dom';
import { useViewer } from '#web/session/useViewer.ts';
import { FormAlert } from '#web/ui/form/FormAlert.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { useFormSend } from '#web/ui/form/useFormSend.ts';
import { adminPaths } from '../adminPaths.ts';
import { Panel } from '../ui/Panel.tsx';
import { useSendTestMailMutation } from './Settings.generated.ts';

interface Sent {
  to: string;
  id: string;
}

/** Writes a mail to see whether the store's mails arrive. */
export function TestMailPanel() {
  const { i18n } = useLingui();
  const { viewer } = useViewer();
  const [send] = useSendTestMailMutation();
  const [sent, setSent] = useState<Sent | null>(null);
  const form = useForm({ defaultValues: { to: viewer?.email ?? '' } });
  const { submit, problem } = useFormSend(
    form,
    async ({ to }) => {
      setSent(null);
      const { mail, errors = [] } = (await send({ variables: { input: { to } } })).data?.sendTestMail ?? {};
      if (!mail) return errors;
      setSent({ to: to.trim(), id: mail.id });
      return undefined;
    },
    i18n.t('The email could not be sent. Please try again.'),
  );

  return (
    <Panel title={i18n.t('Test email')}>
      <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 2, alignItems: 'flex-start' }}>
        <Typography color="textSecondary">
          {i18n.t('Sends a test email the way the store sends all its emails.')}
        </Typography>
        <FormAlert>{problem}</FormAlert>
        <TextInput
          control={form.control}
          name="to"
          label={i18n.t('Recipient')}
          type="email"
          inputMode="email"
          autoComplete="off"
        />
        <Button type="submit" variant="outlined" loading={form.formState.isSubmitting}>
          {i18n.t('Send test email')}
        </Button>
        <div role="status">
          {sent && (
            <Trans
              id="A mail to {to} is on its way. <0>See how far it is</0>"
              values={{ to: sent.to }}
              components={[
                <Link
                  key="mail"
                  component={RouterLink}
                  underline="always"
                  to={adminPaths.mailItem(sent.id)}
                />,
              ]}
            />
          )}
        </div>
      </Stack>
    </Panel>
  );
}
