import { useLingui } from '@lingui/react';
import { Box, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormAlert } from '#web/ui/form/FormAlert.tsx';
import { SwitchInput } from '#web/ui/form/SwitchInput.tsx';
import { showUserErrors } from '#web/ui/form/showUserErrors.ts';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { useFormSend } from '#web/ui/form/useFormSend.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { Panel } from '../ui/Panel.tsx';
import {
  type InboxSettings_InboxFragment,
  useTestInboxConnectionMutation,
  useUpdateInboxMutation,
} from './InboxSettings.generated.ts';
import { MailboxState } from './MailboxState.tsx';
import { MailboxTried } from './MailboxTried.tsx';
import { type Tried, triedText } from './triedText.ts';

interface MailboxFormProps {
  inbox: InboxSettings_InboxFragment;
  onSaved: () => void;
}

/** The address of conversations, and the mailbox that replies are fetched from. */
export function MailboxForm({ inbox, onSaved }: MailboxFormProps) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const [save] = useUpdateInboxMutation();
  const [attempt, trying] = useTestInboxConnectionMutation();
  const [tried, setTried] = useState<Tried | null>(null);
  const initial = {
    address: inbox.address ?? '',
    imapHost: inbox.imapHost ?? '',
    imapPort: String(inbox.imapPort),
    isImapSecure: inbox.isImapSecure,
    imapUser: inbox.imapUser ?? '',
    imapPassword: '',
    imapFolder: inbox.imapFolder,
    isPolling: inbox.isPolling,
  };
  const form = useForm({ defaultValues: initial });
  const toInput = (values: typeof initial) => ({
    ...values,
    imapPort: Number(values.imapPort) || 0,
    imapPassword: values.imapPassword || null,
    version: inbox.version,
  });
  const { submit, problem } = useFormSend(
    form,
    async (values) => {
      const { inbox: saved, errors = [] } =
        (await save({ variables: { input: toInput(values) } })).data?.updateInbox ?? {};
      if (!saved) return errors;
      form.reset({ ...values, imapPassword: '' });
      notify.success(i18n.t('Saved'));
      onSaved();
      return undefined;
    },
    i18n.t('The settings could not be saved. Please try again.'),
  );

  async function tryIt() {
    setTried(null);
    form.clearErrors();
    const given = await attempt({ variables: { input: toInput(form.getValues()) } }).catch(() => null);
    const answer = given?.data?.testInboxConnection;
    if (!answer) return;
    // What is wrong with a field is said beside it.
    if (answer.errors.length > 0 && showUserErrors(form, answer.errors).length === 0) return;
    setTried(triedText(i18n, answer));
  }

  const { control } = form;
  return (
    <Panel title={i18n.t('Address and mailbox')}>
      <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 2 }}>
        <MailboxState inbox={inbox} onTried={onSaved} />
        <TextInput
          control={control}
          name="address"
          label={i18n.t('Address for replies')}
          type="email"
          helperText={i18n.t(
            'Each conversation has its own, such as inbox+12.…@example.com: your mailbox has to take what has a plus in it. Empty: replies go to the store’s mailbox only.',
          )}
        />
        <div>
          <Typography variant="h3">{i18n.t('Fetch mails by IMAP')}</Typography>
          <Typography color="textSecondary">
            {i18n.t('The mailbox is read each minute. No mail in it is marked, moved or deleted.')}
          </Typography>
        </div>
        <SwitchInput control={control} name="isPolling" label={i18n.t('Fetch mails')} />
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
            'On for port 993. Off for port 143: the connection is encrypted before the password is sent.',
          )}
        />
        <TextInput control={control} name="imapUser" label={i18n.t('User')} autoComplete="off" />
        <TextInput
          control={control}
          name="imapPassword"
          label={i18n.t('Password')}
          type="password"
          autoComplete="new-password"
          helperText={
            inbox.hasImapPassword
              ? i18n.t('A password is stored encrypted. Enter a new one to replace it.')
              : i18n.t('It is stored encrypted and never shown again.')
          }
        />
        <TextInput control={control} name="imapFolder" label={i18n.t('Folder')} />
        <FormAlert>{problem}</FormAlert>
        <MailboxTried tried={tried} />
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button type="submit" variant="contained" loading={form.formState.isSubmitting}>
            {i18n.t('Save')}
          </Button>
          <Button variant="outlined" loading={trying.loading} onClick={() => void tryIt()}>
            {i18n.t('Try it')}
          </Button>
        </Stack>
      </Stack>
    </Panel>
  );
}
