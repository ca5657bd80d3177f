import { useLingui } from '@lingui/react';
import { Button } from '@mui/material';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import type { Action } from '#domain/accounts/permissions.ts';
import { useRightsAnew } from '#web/session/useRightsAnew.ts';
import { ScreenNotice } from '#web/ui/states/ScreenNotice.tsx';
import { adminPaths } from '../adminPaths.ts';
import { permissionTexts } from './permissionTexts.ts';
import { useWhomToAsk } from './useWhomToAsk.ts';

/** In place of a screen that is for others: what it takes, whom to ask, and the way back. Gone once a right that was given since is read. */
export function ScreenNotYours({ action }: { action: Action }) {
  const { i18n } = useLingui();
  const whom = useWhomToAsk(action);
  const readRights = useRightsAnew();
  useEffect(() => void readRights(), [readRights]);
  const needed = i18n.t('It takes the permission “{permission}”, which is not part of your role.', {
    permission: permissionTexts(i18n, action).name,
  });
  return (
    <ScreenNotice
      title={i18n.t('You don’t have access to this page')}
      text={`${needed} ${whom ?? ''}`.trim()}
      action={
        <Button component={Link} to={adminPaths.dashboard} variant="contained">
          {i18n.t('Go to the dashboard')}
        </Button>
      }
    />
  );
}
