import { useLingui } from '@lingui/react';
import { Typography, type TypographyProps } from '@mui/material';
import type { Action } from '#domain/accounts/permissions.ts';
import { getPermissionTexts } from './getPermissionTexts.ts';
import { usePermissionHoldersText } from './usePermissionHoldersText.ts';

export interface MissingPermissionProps extends Pick<TypographyProps, 'sx'> {
  action: Action;
}

/** Shown instead of an action the viewer has no permission for. Names the permission and the colleagues who have it. */
export function MissingPermission({ action, sx }: MissingPermissionProps) {
  const { i18n } = useLingui();
  const holdersText = usePermissionHoldersText(action);
  return (
    <Typography variant="body2" color="textSecondary" sx={sx}>
      {i18n.t('Your role does not include “{permission}”.', {
        permission: getPermissionTexts(i18n, action).name,
      })}{' '}
      {holdersText}
    </Typography>
  );
}
