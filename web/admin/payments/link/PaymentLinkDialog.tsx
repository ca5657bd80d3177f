import { useLingui } from '@lingui/react';
import { Button, Typography } from '@mui/material';
import { type SyntheticEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ChangeDialog } from '#web/admin/ui/change/ChangeDialog.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { useSubmitForm } from '#web/ui/form/useSubmitForm.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { CreatedLink } from './CreatedLink.tsx';
import { type CreatedLink_LinkFragment, useCreatePaymentLinkMutation } from './PaymentLink.generated.ts';

export interface LinkedOrder {
  id: string;
  number: string;
  contact: { email: string; phone: string | null };
}

export interface PaymentLinkDialogProps {
  order: LinkedOrder;
  onCreated?: (() => unknown) | undefined;
  onClose: () => void;
}

interface Values {
  email: string;
  /** True to email the link, false to only create it. */
  mail: boolean;
}

/** Emails the customer a payment link for the amount due, or creates a link to share in another way. */
export function PaymentLinkDialog({ order, onCreated, onClose }: PaymentLinkDialogProps) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const [create] = useCreatePaymentLinkMutation();
  const [link, setLink] = useState<CreatedLink_LinkFragment | null>(null);
  const form = useForm<Values>({ defaultValues: { email: order.contact.email, mail: true } });
  const { submit, problem } = useSubmitForm(
    form,
    async ({ mail: shouldEmail, email }) => {
      const input = { id: order.id, mail: shouldEmail, ...(shouldEmail && email.trim() && { email }) };
      const payload = (await create({ variables: { input } })).data?.createPaymentLink;
      if (!payload?.link) return payload?.errors ?? [];
      setLink(payload.link);
      if (payload.link.mailedTo) notify.repeated(i18n.t('The email is on its way'));
      onCreated?.();
      return undefined;
    },
    i18n.t('Could not create the link. Try again.'),
  );

  function createLink(event: SyntheticEvent, shouldEmail: boolean) {
    form.setValue('mail', shouldEmail);
    void submit(event);
  }

  return (
    <ChangeDialog
      title={i18n.t('Payment link for {number}', { number: order.number })}
      confirm={i18n.t('Send by email')}
      onSubmit={(event) => createLink(event, true)}
      isSending={form.formState.isSubmitting}
      conflict={null}
      isPossible
      {...{ problem, onClose }}
    >
      <Typography color="textSecondary">
        {i18n.t(
          'Anyone with the link can see the items and the amount due, and pay. The page shows no address or phone number.',
        )}
      </Typography>
      <TextInput
        control={form.control}
        name="email"
        type="email"
        label={i18n.t('Email address')}
        autoComplete="off"
      />
      {link ? (
        <CreatedLink link={link} phone={order.contact.phone} />
      ) : (
        <Button
          variant="outlined"
          onClick={(event) => createLink(event, false)}
          disabled={form.formState.isSubmitting}
          sx={{ alignSelf: 'start' }}
        >
          {i18n.t('Create a link to copy')}
        </Button>
      )}
    </ChangeDialog>
  );
}
