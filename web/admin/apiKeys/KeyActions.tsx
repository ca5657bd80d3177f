import { useLingui } from '@lingui/react';
import { MenuItem } from '@mui/material';
import { useState } from 'react';
import { MoreMenu } from '#web/admin/ui/MoreMenu.tsx';
import type { ApiKeys_KeyFragment } from './ApiKeys.generated.ts';
import { KeyLimitsDialog } from './KeyLimitsDialog.tsx';
import { RenameKeyDialog } from './RenameKeyDialog.tsx';
import { RevokeKeyDialog } from './RevokeKeyDialog.tsx';
import { RotateKeyDialog } from './RotateKeyDialog.tsx';

const dialogs = {
  rotate: RotateKeyDialog,
  rename: RenameKeyDialog,
  limits: KeyLimitsDialog,
  revoke: RevokeKeyDialog,
};

/** What becomes of a key. */
export function KeyActions({ apiKey }: { apiKey: ApiKeys_KeyFragment }) {
  const { i18n } = useLingui();
  const [open, setOpen] = useState<keyof typeof dialogs | null>(null);
  const Dialog = open && dialogs[open];
  return (
    <>
      <MoreMenu label={i18n.t('Actions for {name}', { name: apiKey.name })} isSmall>
        <MenuItem onClick={() => setOpen('rotate')}>{i18n.t('Rotate')}</MenuItem>
        <MenuItem onClick={() => setOpen('rename')}>{i18n.t('Rename')}</MenuItem>
        {apiKey.scopes.includes('WRITE_ORDERS') && (
          <MenuItem onClick={() => setOpen('limits')}>{i18n.t('Limits')}</MenuItem>
        )}
        <MenuItem onClick={() => setOpen('revoke')}>{i18n.t('Revoke')}</MenuItem>
      </MoreMenu>
      {Dialog && <Dialog apiKey={apiKey} onClose={() => setOpen(null)} />}
    </>
  );
}
