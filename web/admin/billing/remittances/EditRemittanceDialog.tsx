import { useLingui } from '@lingui/react';
import { FormProvider, useForm } from 'react-hook-form';
import { DomainError } from '#domain/errors/errors.ts';
import { readTypedParcels } from '#domain/payments/reconciliation/readTypedParcels.ts';
import { getProblemText } from '#web/locale/problemText.ts';
import { FormDialog } from '#web/ui/form/FormDialog.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { useSubmitForm } from '#web/ui/form/useSubmitForm.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { ParcelChoices, type ParcelChoiceValues } from './ParcelChoices.tsx';
import { ChargeFields, RemittanceFields } from './RemittanceFields.tsx';
import {
  type Remittances_WholeFragment as Remittance,
  useUpdateRemittanceMutation,
} from './Remittances.generated.ts';
import { type RemittanceValues, toHeaderInput } from './remittanceForm.ts';

interface EditRemittanceValues extends RemittanceValues, ParcelChoiceValues {
  parcels: string;
}

interface EditRemittanceDialogProps {
  remittance: Remittance;
  onClose: () => void;
}

/** Edits the details, parcels and charges of an open remittance. */
export function EditRemittanceDialog({ remittance, onClose }: EditRemittanceDialogProps) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const { id, version, lines } = remittance;
  const [editRemittance] = useUpdateRemittanceMutation({ refetchQueries: 'active' });
  const form = useForm<EditRemittanceValues>({ defaultValues: toValues(remittance) });
  const { control, formState } = form;
  const { submit, problem } = useSubmitForm(
    form,
    async ({ parcels: parcelText, markDelivered, allowOtherCarrier, ...head }) => {
      const parcels = parseParcels(parcelText);
      if (parcels instanceof DomainError) return [{ field: 'parcels', message: getProblemText(parcels) }];
      const input = { ...{ id, version, markDelivered, allowOtherCarrier }, ...toHeaderInput(head), parcels };
      const payload = (await editRemittance({ variables: { input } })).data?.updateRemittance;
      if (!payload?.remittance) return payload?.errors ?? [];
      notify.success(i18n.t('Remittance saved'));
      onClose();
      return undefined;
    },
    i18n.t('Could not save the remittance. Try again.'),
  );
  return (
    <FormProvider {...form}>
      <FormDialog
        title={i18n.t('Edit remittance')}
        submitLabel={i18n.t('Save')}
        problem={problem}
        isSending={formState.isSubmitting}
        onSubmit={submit}
        onClose={onClose}
      >
        <RemittanceFields />
        <TextInput
          control={control}
          name="parcels"
          label={i18n.t('Order or parcel numbers')}
          helperText={i18n.t(
            'One per line. If the courier paid only part of the amount, enter the paid amount after the number.',
          )}
          multiline
          minRows={3}
        />
        <ChargeFields />
        <TextInput control={control} name="note" label={i18n.t('Note')} optional maxLength={240} />
        <ParcelChoices lines={lines} isConfirmed={remittance.allowOtherCarrier} />
      </FormDialog>
    </FormProvider>
  );
}

function parseParcels(parcelText: string) {
  try {
    return readTypedParcels(parcelText);
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
}

function toValues({
  reference,
  day,
  total,
  deposit,
  note,
  charges,
  lines,
  allowOtherCarrier,
}: Remittance): EditRemittanceValues {
  return {
    ...{ reference, day, total: String(total), deposit, note: note ?? '', markDelivered: false },
    allowOtherCarrier,
    charges: charges.map(({ label, amount }) => ({ label, amount: String(amount) })),
    parcels: lines.map(({ named, amount }) => `${named} ${amount}`).join('\n'),
  };
}
