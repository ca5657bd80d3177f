import { useLingui } from '@lingui/react';
import { FormProvider } from 'react-hook-form';
import { ContactFields } from '#web/ui/form/ContactFields.tsx';
import { FormAlert } from '#web/ui/form/FormAlert.tsx';
import { FormDialog } from '#web/ui/form/FormDialog.tsx';
import { DraftNote } from '../drafts/DraftNote.tsx';
import { useDraft } from '../drafts/useDraft.ts';
import { VersionsDialog } from '../ui/VersionsDialog.tsx';
import type { Customers_RowFragment } from './Customers.generated.ts';
import { type CustomerDraft, useCustomerEditor } from './useCustomerEditor.ts';

export interface EditCustomerDialogProps {
  customer: Customers_RowFragment;
  onClose: () => void;
}

export function EditCustomerDialog(props: EditCustomerDialogProps) {
  const draft: CustomerDraft = useDraft(`customer:${props.customer.id}`);
  return <DialogWithDraft key={draft.resetCount} draft={draft} {...props} />;
}

function DialogWithDraft({ customer, draft, onClose }: EditCustomerDialogProps & { draft: CustomerDraft }) {
  const { i18n } = useLingui();
  const { form, base, latest, restoredAt, submit, problem, saveEdited, decideLater } = useCustomerEditor(
    customer,
    draft,
    onClose,
  );
  const currentValues = form.watch();

  /** Closes the dialog and discards the typed values. */
  function close() {
    draft.clear();
    onClose();
  }

  return (
    <>
      <FormDialog
        title={i18n.t('Edit {name}', { name: customer.name })}
        submitLabel={i18n.t('Save')}
        isSending={form.formState.isSubmitting}
        problem={problem}
        onSubmit={submit}
        onClose={close}
      >
        <DraftNote restoredAt={restoredAt} onDiscard={draft.discard} />
        <FormProvider {...form}>
          <ContactFields prefix="" audience="staff" isPhoneOptional />
        </FormProvider>
        {base && currentValues.email.trim() !== base.email && (
          <FormAlert severity="info">
            {i18n.t(
              'The account keeps its current email address until the customer opens the link sent to the new one. Saving signs the customer out on all devices.',
            )}
          </FormAlert>
        )}
      </FormDialog>
      {base && latest && (
        <VersionsDialog
          rows={[
            { label: i18n.t('Full name'), base: base.name, edited: currentValues.name, latest: latest.name },
            { label: i18n.t('Email'), base: base.email, edited: currentValues.email, latest: latest.email },
            {
              label: i18n.t('Phone'),
              base: base.phone ?? '',
              edited: currentValues.phone,
              latest: latest.phone ?? '',
            },
          ]}
          onKeepEdited={saveEdited}
          onAcceptLatest={close}
          onClose={decideLater}
        />
      )}
    </>
  );
}
