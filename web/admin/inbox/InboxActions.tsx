import { useLingui } from '@lingui/react';
import { Button, MenuItem, useMediaQuery } from '@mui/material';
import { Link } from 'react-router-dom';
import { useMay } from '#web/session/useMay.ts';
import { adminPaths } from '../adminPaths.ts';
import { MoreMenu } from '../ui/MoreMenu.tsx';

export interface InboxActionsProps {
  onWrite: () => void;
  onReplies: () => void;
}

/** What is done with the inbox as a whole: on a phone, all but writing is in the menu. */
export function InboxActions({ onWrite, onReplies }: InboxActionsProps) {
  const { i18n } = useLingui();
  const may = useMay();
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  return (
    <>
      {!isNarrow && (
        <Button variant="outlined" onClick={onReplies}>
          {i18n.t('Saved replies')}
        </Button>
      )}
      <Button variant="contained" onClick={onWrite}>
        {i18n.t('New message')}
      </Button>
      <MoreMenu>
        {isNarrow && <MenuItem onClick={onReplies}>{i18n.t('Saved replies')}</MenuItem>}
        <MenuItem component={Link} to={adminPaths.messagesTable}>
          {i18n.t('As a table')}
        </MenuItem>
        {may('manageSettings') && (
          <MenuItem component={Link} to={adminPaths.inboxSettings}>
            {i18n.t('How replies come in')}
          </MenuItem>
        )}
      </MoreMenu>
    </>
  );
}
