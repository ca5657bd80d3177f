import { useLingui } from '@lingui/react';
import { Button, MenuItem, useMediaQuery } from '@mui/material';
import { Link } from 'react-router-dom';
import { useHasPermission } from '#web/session/useHasPermission.ts';
import { adminPaths } from '../adminPaths.ts';
import { OverflowMenu } from '../ui/OverflowMenu.tsx';

export interface InboxActionsProps {
  onWrite: () => void;
  onManageReplies: () => void;
}

/** Actions of the inbox. On phones, all but writing a message are in a menu. */
export function InboxActions({ onWrite, onManageReplies }: InboxActionsProps) {
  const { i18n } = useLingui();
  const can = useHasPermission();
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  return (
    <>
      {!isNarrow && (
        <Button variant="outlined" onClick={onManageReplies}>
          {i18n.t('Saved replies')}
        </Button>
      )}
      <Button variant="contained" onClick={onWrite}>
        {i18n.t('New message')}
      </Button>
      <OverflowMenu>
        {isNarrow && <MenuItem onClick={onManageReplies}>{i18n.t('Saved replies')}</MenuItem>}
        <MenuItem component={Link} to={adminPaths.messagesTable}>
          {i18n.t('View as table')}
        </MenuItem>
        {can('manageSettings') && (
          <MenuItem component={Link} to={adminPaths.inboxSettings}>
            {i18n.t('Inbox settings')}
          </MenuItem>
        )}
      </OverflowMenu>
    </>
  );
}
