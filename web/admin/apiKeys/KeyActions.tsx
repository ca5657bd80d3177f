import MoreVert from 'icon:baseline-more-vert';
import { useLingui } from '@lingui/react';
import { IconButton, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import type { ApiKeys_KeyFragment } from './ApiKeys.generated.ts';
import { RenameKeyDialog } from './RenameKeyDialog.tsx';
import { RevokeKeyDialog } from './RevokeKeyDialog.tsx';
import { RotateKeyDialog } from './RotateKeyDialog.tsx';

const dialogs = { rotate: RotateKeyDialog, rename: RenameKeyDialog, revoke: RevokeKeyDialog };

/** What becomes of a key. */
export function KeyActions({ apiKey }: { apiKey: ApiKeys_KeyFragment }) {
  const { i18n } = useLingui();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState<keyof typeof dialogs | null>(null);
  const Dialog = open && dialogs[open];
  const choose = (dialog: keyof typeof dialogs) => () => {
    setAnchor(null);
    setOpen(dialog);
  };

  return (
    <>
      <IconButton
        size="small"
        aria-label={i18n.t('Actions for {name}', { name: apiKey.name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreVert fontSize="small" />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={choose('rotate')}>{i18n.t('Rotate')}</MenuItem>
        <MenuItem onClick={choose('rename')}>{i18n.t('Rename')}</MenuItem>
        <MenuItem onClick={choose('revoke')}>{i18n.t('Revoke')}</MenuItem>
      </Menu>
      {Dialog && <Dialog apiKey={apiKey} onClose={() => setOpen(null)} />}
    </>
  );
}
