import { useLingui } from '@lingui/react';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack } from '@mui/material';
import { useId } from 'react';
import { FormAlert } from '#web/ui/form/FormAlert.tsx';
import { DraftNote } from '../drafts/DraftNote.tsx';
import { useDraft } from '../drafts/useDraft.ts';
import { VersionsDialog } from '../ui/VersionsDialog.tsx';
import { CustomerFields } from './CustomerFields.tsx';
import type { Customers_RowFragment } from './Customers.generated.ts';
import { type CustomerDraft, useCustomerEditor } from './useCustomerEditor.ts';

export interface EditCustomerDialogProps {
  customer: Customers_RowFragment;
  onClose: () => void;
}

export function EditCustomerDialog(props: EditCustomerDialogProps) {
  const draft: CustomerDraft = useDraft(`customer:${props.customer.id}`);
  return <DraftedDialog key={draft.round} draft={draft} {...props} />;
}

function DraftedDialog({ customer, draft, onClose }: EditCustomerDialogProps & { draft: CustomerDraft }) {
  const { i18n } = useLingui();
  const titleId = useId();
  const { form, base, theirs, restoredAt, submit, problem, saveMine, decideLater } = useCustomerEditor(
    customer,
    draft,
    onClose,
  );
  const typed = form.watch();

  /** What was typed here goes with the dialog. */
  function close() {
    draft.forget();
    onClose();
  }

  return (
    <>
      <Dialog open onClose={close} fullWidth maxWidth="xs" aria-labelledby={titleId}>
        <Stack component="form" noValidate onSubmit={submit} sx={{ minHeight: 0 }}>
          <DialogTitle id={titleId} variant="h2">
            {i18n.t('Edit {name}', { name: customer.name })}
          </DialogTitle>
          <DialogContent sx={{ display: 'grid', gap: 2 }}>
            <DraftNote at={restoredAt} onDiscard={draft.discard} />
            <FormAlert>{problem}</FormAlert>
            <CustomerFields control={form.control} />
            {base && typed.email.trim() !== base.email && (
              <FormAlert severity="info">
                {i18n.t(
                  'The new address is not verified until its owner follows the link that is mailed to it.',
                )}
              </FormAlert>
            )}
          </DialogContent>
          <DialogActions>
            <Button onClick={close}>{i18n.t('Cancel')}</Button>
            <Button type="submit" variant="contained" loading={form.formState.isSubmitting}>
              {i18n.t('Save')}
            </Button>
          </DialogActions>
        </Stack>
      </Dialog>
      {base && theirs && (
        <VersionsDialog
          rows={[
            { label: i18n.t('Full name'), base: base.name, mine: typed.name, theirs: theirs.name },
            { label: i18n.t('E-mail'), base: base.email, mine: typed.email, theirs: theirs.email },
            {
              label: i18n.t('Phone'),
              base: base.phone ?? '',
              mine: typed.phone,
              theirs: theirs.phone ?? '',
            },
          ]}
          onMine={saveMine}
          onTheirs={close}
          onClose={decideLater}
        />
      )}
    </>
  );
}
