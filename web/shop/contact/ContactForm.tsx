import { zodResolver } from '@hookform/resolvers/zod';
import { useLingui } from '@lingui/react';
import { Alert, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import {
  type ContactMessageForm,
  type ContactMessageText,
  contactMessageSchema,
} from '#domain/messages/contactMessageSchema.ts';
import { useViewer } from '#web/session/useViewer.ts';
import { ContactFields } from '#web/ui/form/ContactFields.tsx';
import { FormAlert } from '#web/ui/form/FormAlert.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { useSubmitForm } from '#web/ui/form/useSubmitForm.ts';
import { useSendContactMessageMutation } from './SendContactMessage.generated.ts';

/** The confirmation replaces a longer form and would be above the viewport. Focus scrolls it into view. */
const focusElement = (element: HTMLElement | null) => element?.focus();

/** Sends a message to the store, which replies by email. */
export function ContactForm() {
  const { i18n } = useLingui();
  const { viewer } = useViewer();
  const [send] = useSendContactMessageMutation();
  const [replyAddress, setReplyAddress] = useState<string | null>(null);
  const form = useForm<ContactMessageForm, unknown, ContactMessageText>({
    resolver: zodResolver(contactMessageSchema),
    defaultValues: {
      name: viewer?.name ?? '',
      email: viewer?.email ?? '',
      phone: '',
      subject: '',
      message: '',
    },
  });
  const { control, formState } = form;
  const { submit, problem } = useSubmitForm(
    form,
    async (input) => {
      const payload = (await send({ variables: { input } })).data?.sendContactMessage;
      if (!payload?.sent) return payload?.errors ?? [];
      setReplyAddress(input.email);
      return undefined;
    },
    i18n.t('Couldn’t send the message. Please try again.'),
  );

  if (replyAddress)
    return (
      <Alert severity="success" variant="outlined" ref={focusElement} tabIndex={-1}>
        {i18n.t('Thank you for your message. We’ll reply to {email}, usually within a day.', {
          email: replyAddress,
        })}
      </Alert>
    );
  return (
    <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 2.5, alignItems: 'flex-start' }}>
      <Typography variant="h3" component="h2">
        {i18n.t('Send us a message')}
      </Typography>
      <FormAlert>{problem}</FormAlert>
      <FormProvider {...form}>
        <ContactFields prefix="" audience="shopper" isPhoneOptional />
      </FormProvider>
      <TextInput
        control={control}
        name="subject"
        label={i18n.t('Subject')}
        maxLength={120}
        autoComplete="off"
      />
      <TextInput
        control={control}
        name="message"
        label={i18n.t('Your message')}
        multiline
        minRows={5}
        maxLength={4000}
        autoComplete="off"
      />
      <Button type="submit" variant="contained" size="large" loading={formState.isSubmitting}>
        {i18n.t('Send')}
      </Button>
    </Stack>
  );
}
