import { useLingui } from '@lingui/react';
import { Box, Button, Stack } from '@mui/material';
import type { Control } from 'react-hook-form';
import { UnsavedGuard } from '#web/admin/ui/UnsavedGuard.tsx';
import { FormAlert } from '#web/ui/form/FormAlert.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { DraftNote } from '../drafts/DraftNote.tsx';
import { Panel } from '../ui/Panel.tsx';
import { VersionsDialog } from '../ui/VersionsDialog.tsx';
import { PicturePanel, ProductsPanel, PublicationPanel } from './CollectionPanels.tsx';
import type { Collections_CollectionFragment } from './Collections.generated.ts';
import { type CollectionValues, compareCollectionVersions } from './collectionValues.ts';
import { type CollectionDraft, useCollectionEditor } from './useCollectionEditor.ts';

export interface CollectionFormProps {
  collection: Collections_CollectionFragment;
  draft: CollectionDraft;
}

export function CollectionForm({ collection, draft }: CollectionFormProps) {
  const { i18n } = useLingui();
  const { form, base, latest, restoredAt, submit, problem, ...conflict } = useCollectionEditor(
    collection,
    draft,
  );
  const { control, formState } = form;

  return (
    <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 2, maxWidth: 1080 }}>
      <DraftNote restoredAt={restoredAt} onDiscard={draft.discard} />
      <FormAlert>{problem}</FormAlert>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { lg: '1fr 1fr' } }}>
        <EnglishPanel control={control} />
        <NepaliPanel control={control} />
        <PicturePanel control={control} />
        <PublicationPanel control={control} />
      </Box>
      <ProductsPanel control={control} collectionId={collection.id} />
      <div>
        <Button
          type="submit"
          variant="contained"
          disabled={!formState.isDirty}
          loading={formState.isSubmitting}
        >
          {i18n.t('Save collection')}
        </Button>
      </div>
      {base && latest && (
        <VersionsDialog
          rows={compareCollectionVersions(i18n, base, form.getValues(), latest)}
          onKeepEdited={conflict.saveEdited}
          onAcceptLatest={conflict.acceptLatest}
          onClose={conflict.decideLater}
        />
      )}
      {formState.isDirty && <UnsavedGuard canLeave={() => false} onLeave={draft.clear} />}
    </Stack>
  );
}

interface TextsProps {
  control: Control<CollectionValues>;
}

function EnglishPanel({ control }: TextsProps) {
  const { i18n } = useLingui();
  return (
    <Panel title={i18n.t('In English')}>
      <Stack sx={{ gap: 2 }}>
        <TextInput control={control} name="name" label={i18n.t('Name')} maxLength={80} />
        <TextInput
          control={control}
          name="summary"
          label={i18n.t('Summary')}
          helperText={i18n.t('One sentence, shown under the name.')}
          multiline
          minRows={2}
          maxLength={240}
        />
        <TextInput
          control={control}
          name="story"
          label={i18n.t('Description')}
          helperText={i18n.t('Leave a blank line to start a new paragraph.')}
          multiline
          minRows={8}
        />
      </Stack>
    </Panel>
  );
}

function NepaliPanel({ control }: TextsProps) {
  const { i18n } = useLingui();
  return (
    <Panel title={i18n.t('In Nepali')}>
      <Stack sx={{ gap: 2 }}>
        <TextInput
          control={control}
          name="nameNe"
          label={i18n.t('Name in Nepali')}
          optional
          lang="ne"
          maxLength={80}
        />
        <TextInput
          control={control}
          name="summaryNe"
          label={i18n.t('Summary in Nepali')}
          helperText={i18n.t('If a field is empty, shoppers see the English text instead.')}
          optional
          multiline
          minRows={2}
          maxLength={240}
          lang="ne"
        />
        <TextInput
          control={control}
          name="storyNe"
          label={i18n.t('Description in Nepali')}
          optional
          multiline
          minRows={8}
          lang="ne"
        />
      </Stack>
    </Panel>
  );
}
