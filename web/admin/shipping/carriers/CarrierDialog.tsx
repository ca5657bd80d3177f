import { zodResolver } from '@hookform/resolvers/zod';
import { useLingui } from '@lingui/react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { NUMBER_PLACEHOLDER } from '#domain/orders/carriers/buildTrackingUrl.ts';
import { carrierSchema } from '#domain/orders/carriers/carrierSchema.ts';
import { CheckInput } from '#web/ui/form/CheckInput.tsx';
import { FormDialog } from '#web/ui/form/FormDialog.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { useSubmitForm } from '#web/ui/form/useSubmitForm.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import {
  type Carriers_CarrierFragment as Carrier,
  useCreateCarrierMutation,
  useUpdateCarrierMutation,
} from './Carriers.generated.ts';

type Values = z.input<typeof carrierSchema>;

export interface CarrierDialogProps {
  /** Null for a new carrier. */
  carrier: Carrier | null;
  onSaved: () => void;
  onClose: () => void;
}

/** Edits a carrier's name, tracking URL and status. */
export function CarrierDialog({ carrier, onSaved, onClose }: CarrierDialogProps) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const [create] = useCreateCarrierMutation();
  const [update] = useUpdateCarrierMutation();
  const form = useForm<Values>({
    resolver: zodResolver(carrierSchema, undefined, { raw: true }),
    defaultValues: {
      name: carrier?.name ?? '',
      phone: carrier?.phone ?? '',
      trackingUrl: carrier?.trackingUrl ?? '',
      isActive: carrier?.isActive ?? true,
    },
  });
  const { control, formState } = form;
  const { submit, problem } = useSubmitForm(
    form,
    async (values) => {
      const payload = carrier
        ? (await update({ variables: { input: { id: carrier.id, version: carrier.version, ...values } } }))
            .data?.updateCarrier
        : (await create({ variables: { input: values } })).data?.createCarrier;
      if (!payload?.carrier) return payload?.errors ?? [];
      notify.success(i18n.t('{name} saved', { name: payload.carrier.name }));
      onSaved();
      onClose();
      return undefined;
    },
    i18n.t('Could not save the carrier. Try again.'),
  );

  return (
    <FormDialog
      title={carrier ? i18n.t('Edit carrier') : i18n.t('Add carrier')}
      problem={problem}
      submitLabel={i18n.t('Save')}
      isSending={formState.isSubmitting}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        control={control}
        name="name"
        label={i18n.t('Name')}
        maxLength={80}
        autoComplete="off"
        autoFocus
      />
      <TextInput
        control={control}
        name="trackingUrl"
        label={i18n.t('Tracking page')}
        helperText={i18n.t('Put {place} where the tracking number goes: {example}', {
          place: NUMBER_PLACEHOLDER,
          example: `https://example.com/track/${NUMBER_PLACEHOLDER}`,
        })}
        optional
        inputMode="text"
        maxLength={240}
        autoComplete="off"
      />
      <TextInput
        control={control}
        name="phone"
        label={i18n.t('Phone')}
        optional
        inputMode="tel"
        maxLength={20}
        autoComplete="off"
      />
      <CheckInput control={control} name="isActive" label={i18n.t('Can be used to ship orders')} />
    </FormDialog>
  );
}
