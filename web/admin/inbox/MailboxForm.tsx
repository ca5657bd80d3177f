import { useLingui } from '@lingui/react';
import { Box, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormAlert } from '#web/ui/form/FormAlert.tsx';
import { SwitchInput } from '#web/ui/form/SwitchInput.tsx';
import { showUserErrors } from '#web/ui/form/showUserErrors.ts';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { useSubmitForm } from '#web/ui/form/useSubmitForm.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { Panel } from '../ui/Panel.tsx';
import { ConnectionTestResult } from './ConnectionTestResult.tsx';
import { type ConnectionResult, describeConnectionResult } from './describeConnectionResult.ts';
import {
  type InboxSettings_InboxFragment,
  useTestInboxConnectionMutation,
  useUpdateInboxMutation,
} from './InboxSettings.generated.ts';
import { MailboxState } from './MailboxState.tsx';

interface MailboxFormProps {
  inbox: InboxSettings_InboxFragment;
  onSaved: () => void;
}

/** Edits the thread address and the mailbox that replies are fetched from. */
export function MailboxForm({ inbox, onSaved }: MailboxFormProps) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const [save] = useUpdateInboxMutation();
  const [testSettings, testState] = useTestInboxConnectionMutation();
  const [testResult, setTestResult] = useState<ConnectionResult | null>(null);
  const initialValues = {
    address: inbox.address ?? '',
    imapHost: inbox.imapHost ?? '',
    imapPort: String(inbox.imapPort),
    isImapSecure: inbox.isImapSecure,
    imapUser: inbox.imapUser ?? '',
    imapPassword: '',
    imapFolder: inbox.imapFolder,
    isPolling: inbox.isPolling,
  };
  const form = useForm({ defaultValues: initialValues });
  const toInput = (values: typeof initialValues) => ({
    ...values,
    imapPort: Number(values.imapPort) || 0,
    imapPassword: values.imapPassword || null,
    version: inbox.version,
  });
  const { submit, problem } = useSubmitForm(
    form,
    async (values) => {
      const { inbox: savedInbox, errors = [] } =
        (await save({ variables: { input: toInput(values) } })).data?.updateInbox ?? {};
      if (!savedInbox) return errors;
      form.reset({ ...values, imapPassword: '' });
      notify.success(i18n.t('Saved'));
      onSaved();
      return undefined;
    },
    i18n.t('Could not save the settings. Try again.'),
  );

  async function testConnection() {
    setTestResult(null);
    form.clearErrors();
    const result = await testSettings({ variables: { input: toInput(form.getValues()) } }).catch(() => null);
    const payload = result?.data?.testInboxConnection;
    if (!payload) return;
    // Problems of a field are shown at the field.
    if (payload.errors.length > 0 && showUserErrors(form, payload.errors).length === 0) return;
    setTestResult(describeConnectionResult(i18n, payload));
  }

  const { control } = form;
  return (
    <Panel title={i18n.t('Address and mailbox')}>
      <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 2 }}>
        <MailboxState inbox={inbox} onTested={onSaved} />
        <TextInput
          control={control}
          name="address"
          label={i18n.t('Reply address')}
          type="email"
          helperText={i18n.t(
            'Each conversation gets its own address, such as inbox+12.…@example.com. Your mailbox must accept addresses with a plus sign. Leave empty to have replies sent to the store’s mailbox only.',
          )}
        />
        <div>
          <Typography variant="h3">{i18n.t('Fetch emails via IMAP')}</Typography>
          <Typography color="textSecondary">
            {i18n.t(
              'The mailbox is read every minute. Its emails are never marked as read, moved or deleted.',
            )}
          </Typography>
        </div>
        <SwitchInput control={control} name="isPolling" label={i18n.t('Fetch emails')} />
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'minmax(0, 1fr) 120px' } }}>
          <TextInput
            control={control}
            name="imapHost"
            label={i18n.t('Server')}
            placeholder="imap.example.com"
          />
          <TextInput control={control} name="imapPort" label={i18n.t('Port')} inputMode="numeric" />
        </Box>
        <SwitchInput
          control={control}
          name="isImapSecure"
          label={i18n.t('Encrypted connection (TLS)')}
          helperText={i18n.t(
            'Turn on for port 993. Turn off for port 143, which uses STARTTLS: the connection still switches to encryption before the password is sent.',
          )}
        />
        <TextInput control={control} name="imapUser" label={i18n.t('Username')} autoComplete="off" />
        <TextInput
          control={control}
          name="imapPassword"
          label={i18n.t('Password')}
          type="password"
          autoComplete="new-password"
          helperText={
            inbox.hasImapPassword
              ? i18n.t('A password is already stored in encrypted form. Enter a new one to replace it.')
              : i18n.t('Stored in encrypted form and never shown again.')
          }
        />
        <TextInput control={control} name="imapFolder" label={i18n.t('Folder')} />
        <FormAlert>{problem}</FormAlert>
        <ConnectionTestResult result={testResult} />
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button type="submit" variant="contained" loading={form.formState.isSubmitting}>
            {i18n.t('Save')}
          </Button>
          <Button variant="outlined" loading={testState.loading} onClick={() => void testConnection()}>
            {i18n.t('Test connection')}
          </Button>
        </Stack>
      </Stack>
    </Panel>
  );
}
