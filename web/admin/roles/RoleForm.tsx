import { useLingui } from '@lingui/react';
import { Alert, Box, Button, type ButtonProps, Stack, Typography } from '@mui/material';
import type { UseFormReturn } from 'react-hook-form';
import { UnsavedGuard } from '#web/admin/ui/UnsavedGuard.tsx';
import { FormAlert } from '#web/ui/form/FormAlert.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { Panel } from '../ui/Panel.tsx';
import { useSaveKey } from '../ui/useSaveKey.ts';
import { VersionsDialog } from '../ui/VersionsDialog.tsx';
import { LimitInput } from './LimitInput.tsx';
import { PermissionChoice } from './PermissionChoice.tsx';
import type { Roles_RoleFragment } from './Roles.generated.ts';
import type { RoleValues } from './roleValues.ts';
import { roleVersions } from './roleVersions.ts';
import { useRoleEditor } from './useRoleEditor.ts';

export interface RoleFormProps {
  /** Null for a new one. */
  saved: Roles_RoleFragment | null;
  start: RoleValues;
}

/** What a role is called, what it allows, how far, and who has it. */
export function RoleForm({ saved: role, start }: RoleFormProps) {
  const { i18n } = useLingui();
  const element = useSaveKey();
  const editor = useRoleEditor(role, start);
  const { form, base, theirs, submit, problem, mayLeave } = editor;
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
                {i18n.t('This is your own role, or it holds more than you may: others change it.')}
              </Alert>
            )}
            <FormAlert>{problem}</FormAlert>
            <TextInput control={control} name="name" label={i18n.t('Name')} maxLength={60} />
            <TextInput
              control={control}
              name="summary"
              label={i18n.t('What it is for')}
              optional
              multiline
              minRows={2}
              maxLength={240}
            />
            <LimitInput
              control={control}
              switchName="hasDiscountLimit"
              name="discountPercent"
              label={i18n.t('Largest discount, %')}
              none={i18n.t('Discounts have a limit')}
              helperText={i18n.t('Of the price of the pieces, at the counter or on an order; 0 gives none.')}
            />
            <LimitInput
              control={control}
              switchName="hasRefundLimit"
              name="refundNpr"
              label={i18n.t('Largest refund, NPR')}
              none={i18n.t('Refunds have a limit')}
              helperText={i18n.t('Of one order in all; 0 gives none.')}
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
          <Panel title={i18n.t('Who has it')}>
            <Typography color={role.members.length === 0 ? 'textSecondary' : undefined}>
              {role.members.length === 0
                ? i18n.t('Nobody yet. Give it to somebody on the page of the staff.')
                : role.members.map(({ name }) => name).join(', ')}
            </Typography>
          </Panel>
        )}
      </Stack>
      <PermissionChoice control={control} isFixed={isFixed} />
      {!isFixed && <SaveRole form={form} isNew={role === null} sx={{ display: { lg: 'none' } }} />}
      {base && theirs && (
        <VersionsDialog
          rows={roleVersions(i18n, base, form.getValues(), theirs)}
          onMine={editor.saveMine}
          onTheirs={editor.takeTheirs}
          onClose={editor.decideLater}
        />
      )}
      {formState.isDirty && <UnsavedGuard mayLeave={mayLeave} onLeave={() => undefined} />}
    </Box>
  );
}

interface SaveRoleProps {
  form: UseFormReturn<RoleValues>;
  isNew: boolean;
  sx: ButtonProps['sx'];
}

/** At the end of what is filled in, which on a phone is below the permissions. */
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
