import { useLingui } from '@lingui/react';
import { Box, Button, OutlinedInput, Stack, Typography } from '@mui/material';
import { type FormEvent, useId, useState } from 'react';
import { describes } from '#web/ui/form/describes.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { useSubscribeMutation } from './Subscribe.generated.ts';

/** Puts an address on the list, once, and says so. What is wrong with it, the server says. */
export function NewsletterForm() {
  const { i18n } = useLingui();
  const [subscribe, { loading }] = useSubscribeMutation();
  const [error, setError] = useState<string>();
  const [listed, setListed] = useState<string>();
  const id = useId();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const email = String(new FormData(form).get('email')).trim();
    setListed(undefined);
    if (email === '') return setError(i18n.t('Enter your email address.'));

    const answer = await subscribe({ variables: { input: { email } } }).catch(() => null);
    const problem = answer?.data?.subscribe.errors[0];
    setError(problem?.message);
    if (!answer?.data?.subscribe.subscribed) return;
    setListed(email);
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
            slotProps={{ input: { 'aria-describedby': error ? describes(id) : undefined } }}
          />
          <Button type="submit" variant="outlined" loading={loading} sx={{ flexShrink: 0 }}>
            {i18n.t('Subscribe')}
          </Button>
        </Stack>
      </Field>
      <Typography role="status" variant="body2" color="success" sx={{ mt: 1, minHeight: '1.55em' }}>
        {listed && i18n.t('Thank you. {email} is subscribed.', { email: listed })}
      </Typography>
    </Box>
  );
}
