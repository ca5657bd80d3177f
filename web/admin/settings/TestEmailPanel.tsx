import { Trans, useLingui } from '@lingui/react';
import { Button, Link, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link as RouterLink } from 'react-router-dom';
import { useViewer } from '#web/session/useViewer.ts';
import { FormAlert } from '#web/ui/form/FormAlert.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { useSubmitForm } from '#web/ui/form/useSubmitForm.ts';
import { adminPaths } from '../adminPaths.ts';
import { Panel } from '../ui/Panel.tsx';
import { useSendTestMailMutation } from './Settings.generated.ts';

interface SentEmail {
  to: string;
  id: string;
}

/** Sends a test email to check that emails from the store arrive. */
export function TestEmailPanel() {
  const { i18n } = useLingui();
  const { viewer } = useViewer();
  const [send] = useSendTestMailMutation();
  const [sentEmail, setSentEmail] = useState<SentEmail | null>(null);
  const form = useForm({ defaultValues: { to: viewer?.email ?? '' } });
  const { submit, problem } = useSubmitForm(
    form,
    async ({ to }) => {
      setSentEmail(null);
      const { mail, errors = [] } = (await send({ variables: { input: { to } } })).data?.sendTestMail ?? {};
      if (!mail) return errors;
      setSentEmail({ to: to.trim(), id: mail.id });
      return undefined;
    },
    i18n.t('Could not send the email. Try again.'),
  );

  return (
    <Panel title={i18n.t('Test email')}>
      <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 2, alignItems: 'flex-start' }}>
        <Typography color="textSecondary">
          {i18n.t('Sends a test email in the same way as the store’s other emails.')}
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
          {sentEmail && (
            <Trans
              id="Test email to {to} queued. <0>View status</0>"
              values={{ to: sentEmail.to }}
              components={[
                <Link
                  key="mail"
                  component={RouterLink}
                  underline="always"
                  to={adminPaths.mailItem(sentEmail.id)}
                />,
              ]}
            />
          )}
        </div>
      </Stack>
    </Panel>
  );
}
