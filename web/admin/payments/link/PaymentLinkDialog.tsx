import { useLingui } from '@lingui/react';
import { Button, Typography } from '@mui/material';
import { type SyntheticEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ChangeDialog } from '#web/admin/ui/change/ChangeDialog.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { useFormSend } from '#web/ui/form/useFormSend.ts';
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
  onMade?: (() => unknown) | undefined;
  onClose: () => void;
}

interface Values {
  email: string;
  /** Whether it is mailed, or only made. */
  mail: boolean;
}

/** Mails the buyer a link to pay what is due, or makes one to hand on in another way. */
export function PaymentLinkDialog({ order, onMade, onClose }: PaymentLinkDialogProps) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const [create] = useCreatePaymentLinkMutation();
  const [link, setLink] = useState<CreatedLink_LinkFragment | null>(null);
  const form = useForm<Values>({ defaultValues: { email: order.contact.email, mail: true } });
  const { submit, problem } = useFormSend(
    form,
    async ({ mail, email }) => {
      const input = { id: order.id, mail, ...(mail && email.trim() && { email }) };
      const answer = (await create({ variables: { input } })).data?.createPaymentLink;
      if (!answer?.link) return answer?.errors ?? [];
      setLink(answer.link);
      if (answer.link.mailedTo) notify.repeated(i18n.t('The email is on its way'));
      onMade?.();
      return undefined;
    },
    i18n.t('The link could not be made. Please try again.'),
  );

  function make(event: SyntheticEvent, mail: boolean) {
    form.setValue('mail', mail);
    void submit(event);
  }

  return (
    <ChangeDialog
      title={i18n.t('Payment link for {number}', { number: order.number })}
      confirm={i18n.t('Send by email')}
      onSubmit={(event) => make(event, true)}
      isSending={form.formState.isSubmitting}
      movedOn={null}
      isPossible
      {...{ problem, onClose }}
    >
      <Typography color="textSecondary">
        {i18n.t(
          'Whoever has the link sees the pieces and what is due, and can pay. It shows no address and no phone number.',
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
          onClick={(event) => make(event, false)}
          disabled={form.formState.isSubmitting}
          sx={{ alignSelf: 'start' }}
        >
          {i18n.t('Make a link to copy')}
        </Button>
      )}
    </ChangeDialog>
  );
}
