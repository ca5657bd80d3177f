import { useLingui } from '@lingui/react';
import { Button } from '@mui/material';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import type { Action } from '#domain/accounts/permissions.ts';
import { useReloadPermissions } from '#web/session/useReloadPermissions.ts';
import { ScreenNotice } from '#web/ui/states/ScreenNotice.tsx';
import { adminPaths } from '../adminPaths.ts';
import { getPermissionTexts } from './getPermissionTexts.ts';
import { usePermissionHoldersText } from './usePermissionHoldersText.ts';

/**
 * Shown instead of a screen the viewer has no permission for: names the permission and who can grant access, with
 * a link back. Disappears once the permission has been granted and loaded.
 */
export function ForbiddenScreen({ action }: { action: Action }) {
  const { i18n } = useLingui();
  const holdersText = usePermissionHoldersText(action);
  const reloadPermissions = useReloadPermissions();
  useEffect(() => void reloadPermissions(), [reloadPermissions]);
  const requirementText = i18n.t(
    'This page requires the permission “{permission}”, which your role does not include.',
    {
      permission: getPermissionTexts(i18n, action).name,
    },
  );
  return (
    <ScreenNotice
      title={i18n.t('You don’t have access to this page')}
      text={`${requirementText} ${holdersText ?? ''}`.trim()}
      action={
        <Button component={Link} to={adminPaths.dashboard} variant="contained">
          {i18n.t('Go to the dashboard')}
        </Button>
      }
    />
  );
}
