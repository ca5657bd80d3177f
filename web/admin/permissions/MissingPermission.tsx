import { useLingui } from '@lingui/react';
import { Typography, type TypographyProps } from '@mui/material';
import type { Action } from '#domain/accounts/permissions.ts';
import { permissionTexts } from './permissionTexts.ts';
import { useWhomToAsk } from './useWhomToAsk.ts';

export interface NotYoursProps extends Pick<TypographyProps, 'sx'> {
  action: Action;
}

/** Stands where a button would be missed: that this is for others, and whom to ask. */
export function NotYours({ action, sx }: NotYoursProps) {
  const { i18n } = useLingui();
  const whom = useWhomToAsk(action);
  return (
    <Typography variant="body2" color="textSecondary" sx={sx}>
      {i18n.t('“{permission}” is not part of your role.', {
        permission: permissionTexts(i18n, action).name,
      })}{' '}
      {whom}
    </Typography>
  );
}
