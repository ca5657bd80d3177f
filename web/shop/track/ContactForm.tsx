import { zodResolver } from '@hookform/resolvers/zod';
import { useLingui } from '@lingui/react';
import { Button, Stack } from '@mui/material';
import { useForm } from 'react-hook-form';
import { trackingLinksSchema } from '#domain/orders/orderLookupSchema.ts';
import { FormAlert } from '#web/ui/form/FormAlert.tsx';
import type { UserError } from '#web/ui/form/showUserErrors.ts';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { useSubmitForm } from '#web/ui/form/useSubmitForm.ts';

export interface ContactFormProps {
  /** Text of the button. */
  action: string;
  /** Message shown if sending fails for a reason outside the form. */
  failureText: string;
  /** Returns the problems, or undefined if there are none. */
  onSend: (contact: string) => Promise<readonly UserError[] | undefined>;
}

/** Form for the phone number or email address of an order. */
export function ContactForm({ action, failureText, onSend }: ContactFormProps) {
  const { i18n } = useLingui();
  const form = useForm<{ contact: string }>({
    resolver: zodResolver(trackingLinksSchema),
    defaultValues: { contact: '' },
  });
  const { submit, problem } = useSubmitForm(form, ({ contact }) => onSend(contact), failureText);

  return (
    <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 2 }}>
      <FormAlert>{problem}</FormAlert>
      <TextInput
        control={form.control}
        name="contact"
        label={i18n.t('Phone or email')}
        helperText={i18n.t('The phone number or email address you ordered with.')}
        inputMode="email"
        autoComplete="email"
      />
      <Button
        type="submit"
        variant="outlined"
        loading={form.formState.isSubmitting}
        sx={{ alignSelf: 'start' }}
      >
        {action}
      </Button>
    </Stack>
  );
}
