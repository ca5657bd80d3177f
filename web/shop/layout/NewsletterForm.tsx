import { useLingui } from '@lingui/react';
import { Box, Button, OutlinedInput, Stack, Typography } from '@mui/material';
import { type FormEvent, useId, useState } from 'react';
import { Field } from '#web/ui/form/Field.tsx';
import { getHelperTextId } from '#web/ui/form/helperTextId.ts';
import { useSubscribeMutation } from './Subscribe.generated.ts';

/** Subscribes an address and shows a confirmation. The server validates the address. */
export function NewsletterForm() {
  const { i18n } = useLingui();
  const [subscribeToNewsletter, { loading }] = useSubscribeMutation();
  const [error, setError] = useState<string>();
  const [subscribedEmail, setSubscribedEmail] = useState<string>();
  const id = useId();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const email = String(new FormData(form).get('email')).trim();
    setSubscribedEmail(undefined);
    if (email === '') return setError(i18n.t('Enter your email address.'));

    const result = await subscribeToNewsletter({ variables: { input: { email } } }).catch(() => null);
    const problem = result?.data?.subscribe.errors[0];
    setError(problem?.message);
    if (!result?.data?.subscribe.subscribed) return;
    setSubscribedEmail(email);
    form.reset();
  }

  return (
    <Box component="form" noValidate onSubmit={submit}>
      <Typography variant="h3" component="h2" gutterBottom>
        {i18n.t('Join our newsletter')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {i18n.t('New pieces and festival dates, a few times a year.')}
      </Typography>
      <Field id={id} label={i18n.t('Email address')} error={error}>
        <Stack direction="row" sx={{ gap: 1 }}>
          <OutlinedInput
            id={id}
            name="email"
            type="email"
            autoComplete="email"
            fullWidth
            slotProps={{ input: { 'aria-describedby': error ? getHelperTextId(id) : undefined } }}
          />
          <Button type="submit" variant="outlined" loading={loading} sx={{ flexShrink: 0 }}>
            {i18n.t('Subscribe')}
          </Button>
        </Stack>
      </Field>
      <Typography role="status" variant="body2" color="success" sx={{ mt: 1, minHeight: '1.55em' }}>
        {subscribedEmail && i18n.t('Thank you. {email} is subscribed.', { email: subscribedEmail })}
      </Typography>
    </Box>
  );
}
