import { useLingui } from '@lingui/react';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { OrderedList } from '#web/admin/ui/OrderedList.tsx';
import { settleReads } from '#web/api/settleReads.ts';
import { FormDialog } from '#web/ui/form/FormDialog.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { useSubmitForm } from '#web/ui/form/useSubmitForm.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { adminPaths } from '../adminPaths.ts';
import { PreviewButton } from '../content/PreviewButton.tsx';
import {
  useCollectionsListQuery,
  useCreateCollectionMutation,
  useReorderCollectionsMutation,
} from './Collections.generated.ts';

/** Creates a collection, and reorders collections. */
export function CollectionsActions() {
  const { i18n } = useLingui();
  const [open, setOpen] = useState<'NEW' | 'ORDER' | null>(null);
  return (
    <>
      <PreviewButton />
      <Button onClick={() => setOpen('ORDER')}>{i18n.t('Reorder')}</Button>
      <Button variant="contained" onClick={() => setOpen('NEW')}>
        {i18n.t('New collection')}
      </Button>
      {open === 'NEW' && <NewCollectionDialog onClose={() => setOpen(null)} />}
      {open === 'ORDER' && <CollectionsOrderDialog onClose={() => setOpen(null)} />}
    </>
  );
}

function NewCollectionDialog({ onClose }: { onClose: () => void }) {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const [create] = useCreateCollectionMutation();
  const form = useForm({ defaultValues: { name: '', summary: '', story: '' } });
  const { control, formState } = form;
  const { submit, problem } = useSubmitForm(
    form,
    async (input) => {
      const { collection, errors } = (await create({ variables: { input } })).data?.createCollection ?? {};
      if (!collection) return errors ?? [];
      form.reset();
      void navigate(adminPaths.collection(collection.id));
      return undefined;
    },
    i18n.t('Could not save the collection. Try again.'),
  );
  return (
    <FormDialog
      title={i18n.t('New collection')}
      text={i18n.t('The collection starts as a draft. You can then add a picture, products and dates.')}
      problem={problem}
      submitLabel={i18n.t('Create collection')}
      isSending={formState.isSubmitting}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput control={control} name="name" label={i18n.t('Name')} maxLength={80} autoFocus />
      <TextInput control={control} name="summary" label={i18n.t('Summary')} maxLength={240} />
      <TextInput control={control} name="story" label={i18n.t('Description')} multiline minRows={4} />
    </FormDialog>
  );
}

function CollectionsOrderDialog({ onClose }: { onClose: () => void }) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const { data, refetch } = useCollectionsListQuery();
  const [order, { loading }] = useReorderCollectionsMutation();

  async function save(ids: string[]) {
    try {
      const [problem] =
        (await order({ variables: { input: { ids } } })).data?.reorderCollections.errors ?? [];
      if (problem) notify.error(problem.message);
    } catch {
      notify.error(i18n.t('Something went wrong. Try again.'));
    }
    await settleReads(refetch());
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="collections-order">
      <DialogTitle id="collections-order" variant="h2">
        {i18n.t('Collection order')}
      </DialogTitle>
      <DialogContent>
        <OrderedList
          label={i18n.t('Collections')}
          items={data?.collections ?? []}
          getName={({ name }) => name}
          isBusy={loading}
          onReorder={(ids) => void save(ids)}
        >
          {({ name }) => <span>{name}</span>}
        </OrderedList>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{i18n.t('Close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
