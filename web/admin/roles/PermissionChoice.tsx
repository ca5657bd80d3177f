import { useLingui } from '@lingui/react';
import { Box, Checkbox, FormControlLabel, Stack, Typography } from '@mui/material';
import { type Control, useController } from 'react-hook-form';
import { PERMISSION_GROUPS, type PermissionGroup } from '#domain/accounts/definePermission.ts';
import {
  type Action,
  addRequiredPermissions,
  getRequiredPermissions,
  PERMISSIONS,
} from '#domain/accounts/permissions.ts';
import { useHasPermission } from '#web/session/useHasPermission.ts';
import { getPermissionTexts, permissionGroupNames } from '../permissions/getPermissionTexts.ts';
import { Panel } from '../ui/Panel.tsx';
import type { RoleValues } from './roleValues.ts';

export interface PermissionChoiceProps {
  control: Control<RoleValues>;
  isFixed: boolean;
}

/** Selects permissions by group, with descriptions. Ticking a permission also ticks the permissions it requires. */
export function PermissionChoice({ control, isFixed }: PermissionChoiceProps) {
  const { i18n } = useLingui();
  const can = useHasPermission();
  const { field } = useController({ control, name: 'permissions' });
  const selectedPermissions = field.value;

  function setPermission(action: Action, isChecked: boolean) {
    field.onChange(
      addRequiredPermissions(
        isChecked
          ? [...selectedPermissions, action]
          : selectedPermissions.filter((permission) => permission !== action),
      ),
    );
  }

  return (
    <Stack sx={{ gap: 2, minWidth: 0 }}>
      {PERMISSION_GROUPS.map((group) => (
        <Panel key={group} title={i18n.t(permissionGroupNames[group])}>
          <Box
            role="group"
            aria-label={i18n.t(permissionGroupNames[group])}
            sx={{
              display: 'grid',
              columnGap: 3,
              rowGap: 1,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
            }}
          >
            {getGroupPermissions(group).map((action) => (
              <Permission
                key={action}
                action={action}
                isSelected={selectedPermissions.includes(action)}
                requiredBy={
                  action === 'enterAdmin'
                    ? []
                    : selectedPermissions.filter((permission) =>
                        getRequiredPermissions(permission).includes(action),
                      )
                }
                isFixed={isFixed || action === 'enterAdmin'}
                isGrantable={can(action)}
                onTick={(isChecked) => setPermission(action, isChecked)}
              />
            ))}
          </Box>
        </Panel>
      ))}
    </Stack>
  );
}

function getGroupPermissions(group: PermissionGroup): Action[] {
  return PERMISSIONS.filter((permission) => permission.group === group).map(({ code }) => code);
}

interface PermissionProps {
  action: Action;
  isSelected: boolean;
  /** Selected permissions that require this one. */
  requiredBy: readonly Action[];
  isFixed: boolean;
  /** True if the viewer has the permission and can grant it. */
  isGrantable: boolean;
  onTick: (isChecked: boolean) => void;
}

function Permission({ action, isSelected, requiredBy, isFixed, isGrantable, onTick }: PermissionProps) {
  const { i18n } = useLingui();
  const { name, description } = getPermissionTexts(i18n, action);
  const disabledReason = !isGrantable
    ? i18n.t('You do not have this permission yourself.')
    : requiredBy.length > 0
      ? i18n.t('Another selected permission requires this one.')
      : null;
  return (
    <FormControlLabel
      sx={{ alignItems: 'flex-start', m: 0 }}
      disabled={isFixed || !isGrantable || requiredBy.length > 0}
      control={
        <Checkbox
          checked={isSelected}
          onChange={(_event, isChecked) => onTick(isChecked)}
          sx={{ pt: 0.25, '@media (pointer: coarse)': { pt: 0 } }}
        />
      }
      label={
        <>
          <Typography component="span" sx={{ display: 'block', fontWeight: 500 }}>
            {name}
          </Typography>
          <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
            {description} {disabledReason}
          </Typography>
        </>
      }
    />
  );
}
