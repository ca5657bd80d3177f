import { useLingui } from '@lingui/react';
import { useForm } from 'react-hook-form';
import { HOME_SECTION_KINDS, type HomeSectionKind } from '#domain/content/homeSectionSchema.ts';
import { FormDialog } from '#web/ui/form/FormDialog.tsx';
import { SelectInput } from '#web/ui/form/SelectInput.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { useSubmitForm } from '#web/ui/form/useSubmitForm.ts';
import {
  type Content_RowFragment,
  useCreateHomeSectionMutation,
  useUpdateHomeSectionMutation,
} from './Content.generated.ts';
import { PublicationFields, toPublication, toPublicationValues } from './publicationTexts.tsx';
import { homeSectionKindTexts } from './rowKindTexts.ts';

interface HomeSectionDialogProps {
  /** Null for a new section. */
  row: Content_RowFragment | null;
  collections: readonly { id: string; name: string }[];
  onSaved: () => void;
  onClose: () => void;
}

/** Edits the content, title and publication of a home section. */
export function HomeSectionDialog({ row, collections, onSaved, onClose }: HomeSectionDialogProps) {
  const { i18n } = useLingui();
  const [create] = useCreateHomeSectionMutation();
  const [update] = useUpdateHomeSectionMutation();
  const form = useForm({
    defaultValues: {
      kind: (row?.kind ?? 'COLLECTION') as HomeSectionKind,
      collectionId: row?.collection?.id ?? '',
      title: row?.title ?? '',
      titleNe: row?.titleNe ?? '',
      ...toPublicationValues(row ?? { isPublished: true, publishFrom: null, publishUntil: null }),
    },
  });
  const { control, formState, watch } = form;
  const kind = watch('kind');
  const { submit, problem } = useSubmitForm(
    form,
    async ({ isPublished, publishFrom, publishUntil, ...shown }) => {
      const fields = { ...shown, ...toPublication({ isPublished, publishFrom, publishUntil }) };
      const payload = row
        ? (await update({ variables: { input: { id: row.id, version: row.version, ...fields } } })).data
            ?.updateHomeSection
        : (await create({ variables: { input: fields } })).data?.createHomeSection;
      if (!payload?.row) return payload?.errors ?? [];
      onSaved();
      onClose();
      return undefined;
    },
    i18n.t('Could not save the section. Try again.'),
  );

  return (
    <FormDialog
      title={row ? i18n.t('Edit section') : i18n.t('Add section')}
      problem={problem}
      submitLabel={i18n.t('Save')}
      isSending={formState.isSubmitting}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectInput
        control={control}
        name="kind"
        label={i18n.t('What it shows')}
        placeholder={null}
        options={HOME_SECTION_KINDS.map((value) => ({ value, label: i18n.t(homeSectionKindTexts[value]) }))}
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
            helperText={i18n.t('Leave empty to use the shop’s default title.')}
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
