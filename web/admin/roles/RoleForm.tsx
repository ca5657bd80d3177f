import { useLingui } from '@lingui/react';
import { Alert, Box, Button, type ButtonProps, Stack, Typography } from '@mui/material';
import type { UseFormReturn } from 'react-hook-form';
import { UnsavedGuard } from '#web/admin/ui/UnsavedGuard.tsx';
import { FormAlert } from '#web/ui/form/FormAlert.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { Panel } from '../ui/Panel.tsx';
import { useSaveShortcut } from '../ui/useSaveShortcut.ts';
import { VersionsDialog } from '../ui/VersionsDialog.tsx';
import { compareRoleVersions } from './compareRoleVersions.ts';
import { LimitInput } from './LimitInput.tsx';
import { PermissionChoice } from './PermissionChoice.tsx';
import type { Roles_RoleFragment } from './Roles.generated.ts';
import type { RoleValues } from './roleValues.ts';
import { useRoleEditor } from './useRoleEditor.ts';

export interface RoleFormProps {
  /** Null for a new role. */
  saved: Roles_RoleFragment | null;
  start: RoleValues;
}

/** Edits the name, permissions and limits of a role, and shows its members. */
export function RoleForm({ saved: role, start }: RoleFormProps) {
  const { i18n } = useLingui();
  const element = useSaveShortcut();
  const editor = useRoleEditor(role, start);
  const { form, base, latest, submit, problem, canLeave } = editor;
  const { control, formState } = form;
  const isFixed = role !== null && !role.isEditable;

  return (
    <Box
      component="form"
      ref={element}
      noValidate
      onSubmit={submit}
      aria-label={i18n.t('Role')}
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 360px' },
      }}
    >
      <Stack sx={{ gap: 2, order: { lg: 2 }, position: { lg: 'sticky' }, top: { lg: 72 } }}>
        <Panel title={i18n.t('Role')}>
          <Stack component="fieldset" disabled={isFixed} sx={{ gap: 2, border: 0, p: 0, m: 0, minWidth: 0 }}>
            {isFixed && (
              <Alert severity="info" variant="outlined">
                {i18n.t('You cannot edit this role because it is your own or has more permissions than you.')}
              </Alert>
            )}
            <FormAlert>{problem}</FormAlert>
            <TextInput control={control} name="name" label={i18n.t('Name')} maxLength={60} />
            <TextInput
              control={control}
              name="summary"
              label={i18n.t('Purpose')}
              optional
              multiline
              minRows={2}
              maxLength={240}
            />
            <LimitInput
              control={control}
              switchField="hasDiscountLimit"
              name="discountPercent"
              label={i18n.t('Maximum discount (%)')}
              switchLabel={i18n.t('Limit discounts')}
              helperText={i18n.t(
                'Percentage of item prices, for counter sales and other orders. Enter 0 to allow no discounts.',
              )}
            />
            <LimitInput
              control={control}
              switchField="hasRefundLimit"
              name="refundNpr"
              label={i18n.t('Maximum refund (NPR)')}
              switchLabel={i18n.t('Limit refunds')}
              helperText={i18n.t('Total per order. Enter 0 to allow no refunds.')}
            />
            {!isFixed && (
              <SaveRole
                form={form}
                isNew={role === null}
                sx={{ display: { xs: 'none', lg: 'inline-flex' } }}
              />
            )}
          </Stack>
        </Panel>
        {role && (
          <Panel title={i18n.t('Assigned to')}>
            <Typography color={role.members.length === 0 ? 'textSecondary' : undefined}>
              {role.members.length === 0
                ? i18n.t('No one yet. Assign the role on the Staff page.')
                : role.members.map(({ name }) => name).join(', ')}
            </Typography>
          </Panel>
        )}
      </Stack>
      <PermissionChoice control={control} isFixed={isFixed} />
      {!isFixed && <SaveRole form={form} isNew={role === null} sx={{ display: { lg: 'none' } }} />}
      {base && latest && (
        <VersionsDialog
          rows={compareRoleVersions(i18n, base, form.getValues(), latest)}
          onKeepEdited={editor.saveEdited}
          onAcceptLatest={editor.acceptLatest}
          onClose={editor.decideLater}
        />
      )}
      {formState.isDirty && <UnsavedGuard canLeave={canLeave} onLeave={() => undefined} />}
    </Box>
  );
}

interface SaveRoleProps {
  form: UseFormReturn<RoleValues>;
  isNew: boolean;
  sx: ButtonProps['sx'];
}

/** Placed after the last field, which on phones is below the permissions. */
function SaveRole({ form: { formState }, isNew, sx }: SaveRoleProps) {
  const { i18n } = useLingui();
  return (
    <Button
      type="submit"
      variant="contained"
      disabled={!isNew && !formState.isDirty}
      loading={formState.isSubmitting}
      sx={sx}
    >
      {isNew ? i18n.t('Create role') : i18n.t('Save role')}
    </Button>
  );
}
