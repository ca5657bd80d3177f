import MoreVert from 'icon:baseline-more-vert';
import { useLingui } from '@lingui/react';
import { Button, IconButton, Menu, MenuItem, useMediaQuery } from '@mui/material';
import { useState } from 'react';
import { useMay } from '#web/session/useMay.ts';
import { Link } from '#web/ui/navigation/Link.tsx';
import { adminPaths } from '../adminPaths.ts';

export interface InboxActionsProps {
  onWrite: () => void;
  onReplies: () => void;
}

/** What is done with the inbox as a whole: on a phone, all but writing is in the menu. */
export function InboxActions({ onWrite, onReplies }: InboxActionsProps) {
  const { i18n } = useLingui();
  const may = useMay();
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
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
      <IconButton
        aria-label={i18n.t('More')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreVert />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {isNarrow && (
          <MenuItem
            onClick={() => {
              close();
              onReplies();
            }}
          >
            {i18n.t('Saved replies')}
          </MenuItem>
        )}
        <MenuItem component={Link} to={adminPaths.messagesTable}>
          {i18n.t('As a table')}
        </MenuItem>
        {may('manageSettings') && (
          <MenuItem component={Link} to={adminPaths.inboxSettings}>
            {i18n.t('How replies come in')}
          </MenuItem>
        )}
      </Menu>
    </>
  );
}
