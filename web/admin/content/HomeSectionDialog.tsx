import { useLingui } from '@lingui/react';
import { useForm } from 'react-hook-form';
import { HOME_ROW_KINDS, type HomeRowKind } from '#domain/content/homeRowSchema.ts';
import { FormDialog } from '#web/ui/form/FormDialog.tsx';
import { SelectInput } from '#web/ui/form/SelectInput.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { useFormSend } from '#web/ui/form/useFormSend.ts';
import {
  type Content_RowFragment,
  useCreateHomeRowMutation,
  useUpdateHomeRowMutation,
} from './Content.generated.ts';
import { PublicationFields, toPublication, toPublicationValues } from './publicationTexts.tsx';
import { rowKindTexts } from './rowKindTexts.ts';

interface HomeRowDialogProps {
  /** Null for a new one. */
  row: Content_RowFragment | null;
  collections: readonly { id: string; name: string }[];
  onSaved: () => void;
  onClose: () => void;
}

/** What a row of home shows, what stands above it, and when. */
export function HomeRowDialog({ row, collections, onSaved, onClose }: HomeRowDialogProps) {
  const { i18n } = useLingui();
  const [create] = useCreateHomeRowMutation();
  const [update] = useUpdateHomeRowMutation();
  const form = useForm({
    defaultValues: {
      kind: (row?.kind ?? 'COLLECTION') as HomeRowKind,
      collectionId: row?.collection?.id ?? '',
      title: row?.title ?? '',
      titleNe: row?.titleNe ?? '',
      ...toPublicationValues(row ?? { isPublished: true, publishFrom: null, publishUntil: null }),
    },
  });
  const { control, formState, watch } = form;
  const kind = watch('kind');
  const { submit, problem } = useFormSend(
    form,
    async ({ isPublished, publishFrom, publishUntil, ...shown }) => {
      const fields = { ...shown, ...toPublication({ isPublished, publishFrom, publishUntil }) };
      const answer = row
        ? (await update({ variables: { input: { id: row.id, version: row.version, ...fields } } })).data
            ?.updateHomeRow
        : (await create({ variables: { input: fields } })).data?.createHomeRow;
      if (!answer?.row) return answer?.errors ?? [];
      onSaved();
      onClose();
      return undefined;
    },
    i18n.t('The row could not be saved. Please try again.'),
  );

  return (
    <FormDialog
      title={row ? i18n.t('Edit row') : i18n.t('Add row')}
      problem={problem}
      confirm={i18n.t('Save')}
      isSending={formState.isSubmitting}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectInput
        control={control}
        name="kind"
        label={i18n.t('Shows')}
        placeholder={null}
        options={HOME_ROW_KINDS.map((value) => ({ value, label: i18n.t(rowKindTexts[value]) }))}
      />
      {kind === 'COLLECTION' && (
        <SelectInput
          control={control}
          name="collectionId"
          label={i18n.t('Collection')}
          options={collections.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      {kind !== 'TRUST' && (
        <>
          <TextInput
            control={control}
            name="title"
            label={i18n.t('Title')}
            helperText={i18n.t('Empty says what the shop says of it.')}
            optional
            maxLength={80}
          />
          <TextInput
            control={control}
            name="titleNe"
            label={i18n.t('Title in Nepali')}
            optional
            lang="ne"
            maxLength={80}
          />
        </>
      )}
      <PublicationFields control={control} />
    </FormDialog>
  );
}
