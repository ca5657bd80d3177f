import { useLingui } from '@lingui/react';
import { Box, Button, Skeleton, Stack } from '@mui/material';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { AdminPage } from '#web/admin/screen/AdminPage.tsx';
import { SaveBar } from '#web/admin/ui/SaveBar.tsx';
import { UnsavedGuard } from '#web/admin/ui/UnsavedGuard.tsx';
import { FormAlert } from '#web/ui/form/FormAlert.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { adminPaths } from '../adminPaths.ts';
import { DraftNote } from '../drafts/DraftNote.tsx';
import { useDraft } from '../drafts/useDraft.ts';
import { useSaveShortcut } from '../ui/useSaveShortcut.ts';
import { VersionsDialog } from '../ui/VersionsDialog.tsx';
import { AssurancesPanel } from './AssurancesPanel.tsx';
import { BankPanel } from './BankPanel.tsx';
import { BookingPanel } from './BookingPanel.tsx';
import { compareSettingsVersions } from './compareSettingsVersions.ts';
import { HoursPanel } from './HoursPanel.tsx';
import { MoneyPanel } from './MoneyPanel.tsx';
import { OriginsPanel } from './OriginsPanel.tsx';
import { type Settings_AllFragment, useSettingsQuery } from './Settings.generated.ts';
import { StaffSafetyPanel } from './StaffSafetyPanel.tsx';
import { StoreDetailsPanel } from './StoreDetailsPanel.tsx';
import { SwitchesPanel } from './SwitchesPanel.tsx';
import { TestEmailPanel } from './TestEmailPanel.tsx';
import { type SettingsDraft, useSettingsEditor } from './useSettingsEditor.ts';

/** Edits all store settings on one screen. */
export function SettingsPage() {
  const { i18n } = useLingui();
  const { data, error, refetch } = useSettingsQuery({ fetchPolicy: 'network-only' });
  const draft: SettingsDraft = useDraft('settings');
  return (
    <AdminPage
      title={i18n.t('Settings')}
      actions={
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button component={Link} to={adminPaths.paymentMethods} variant="outlined">
            {i18n.t('Payment methods')}
          </Button>
          <Button component={Link} to={adminPaths.carriers} variant="outlined">
            {i18n.t('Carriers')}
          </Button>
        </Stack>
      }
    >
      {data ? (
        <Settings key={draft.resetCount} saved={data.storeSettings} draft={draft} />
      ) : error ? (
        <ErrorState error={error} retry={refetch} />
      ) : (
        <Skeleton aria-hidden height={640} />
      )}
    </AdminPage>
  );
}

function Settings({ saved, draft }: { saved: Settings_AllFragment; draft: SettingsDraft }) {
  const { i18n } = useLingui();
  const id = useId();
  const element = useSaveShortcut();
  const { form, base, latest, restoredAt, submit, problem, ...conflict } = useSettingsEditor(saved, draft);
  const { control, formState } = form;
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { lg: 'minmax(0, 760px) minmax(0, 400px)' },
        }}
      >
        <Stack
          component="form"
          ref={element}
          id={id}
          aria-label={i18n.t('Settings')}
          noValidate
          onSubmit={submit}
          sx={{ gap: 2, minWidth: 0 }}
        >
          <DraftNote restoredAt={restoredAt} onDiscard={draft.discard} />
          <FormAlert>{problem}</FormAlert>
          <StoreDetailsPanel control={control} />
          <HoursPanel control={control} />
          <MoneyPanel control={control} />
          <BookingPanel control={control} />
          <BankPanel control={control} />
          <AssurancesPanel control={control} />
          <SwitchesPanel control={control} />
          <StaffSafetyPanel control={control} />
          <OriginsPanel control={control} />
        </Stack>
        <TestEmailPanel />
      </Box>
      {formState.isDirty && (
        <>
          <SaveBar isNew={false} form={id} isSaving={formState.isSubmitting} onDiscard={draft.discard} />
          <UnsavedGuard canLeave={() => false} onLeave={draft.clear} />
        </>
      )}
      {base && latest && (
        <VersionsDialog
          rows={compareSettingsVersions(i18n, base, form.getValues(), latest)}
          onKeepEdited={conflict.saveEdited}
          onAcceptLatest={conflict.acceptLatest}
          onClose={conflict.decideLater}
        />
      )}
    </>
  );
}
