import { useLingui } from '@lingui/react';
import { Typography, type TypographyProps } from '@mui/material';
import type { Action } from '#domain/accounts/permissions.ts';
import { permissionTexts } from './permissionTexts.ts';
import { usePermissionHoldersText } from './usePermissionHoldersText.ts';

export interface MissingPermissionProps extends Pick<TypographyProps, 'sx'> {
  action: Action;
}

/** Shown in place of an action that needs another permission: says so and whom to ask. */
export function MissingPermission({ action, sx }: MissingPermissionProps) {
  const { i18n } = useLingui();
  const holdersText = usePermissionHoldersText(action);
  return (
    <Typography variant="body2" color="textSecondary" sx={sx}>
      {i18n.t('Your role does not include “{permission}”.', {
        permission: permissionTexts(i18n, action).name,
      })}{' '}
      {holdersText}
    </Typography>
  );
}
