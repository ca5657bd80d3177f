import { zodResolver } from '@hookform/resolvers/zod';
import { useLingui } from '@lingui/react';
import { Button, Stack } from '@mui/material';
import { useForm } from 'react-hook-form';
import { trackingLinksSchema } from '#domain/orders/orderLookupSchema.ts';
import { FormAlert } from '#web/ui/form/FormAlert.tsx';
import type { UserError } from '#web/ui/form/showUserErrors.ts';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { useFormSend } from '#web/ui/form/useFormSend.ts';

export interface ContactFormProps {
  /** What its button says. */
  action: string;
  /** What is said where sending fails for no reason of the form's. */
  failed: string;
  /** Answers what is wrong, or undefined when nothing is. */
  onSend: (contact: string) => Promise<readonly UserError[] | undefined>;
}

/** Asks for what somebody ordered with: the phone number or the e-mail address. */
export function ContactForm({ action, failed, onSend }: ContactFormProps) {
  const { i18n } = useLingui();
  const form = useForm<{ contact: string }>({
    resolver: zodResolver(trackingLinksSchema),
    defaultValues: { contact: '' },
  });
  const { submit, problem } = useFormSend(form, ({ contact }) => onSend(contact), failed);

  return (
    <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 2 }}>
      <FormAlert>{problem}</FormAlert>
      <TextInput
        control={form.control}
        name="contact"
        label={i18n.t('Phone or email')}
        helperText={i18n.t('The one you ordered with.')}
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
