import { useLingui } from '@lingui/react';
import { MenuItem } from '@mui/material';
import { useState } from 'react';
import { OverflowMenu } from '#web/admin/ui/OverflowMenu.tsx';
import type { ApiKeys_KeyFragment } from './ApiKeys.generated.ts';
import { KeyLimitsDialog } from './KeyLimitsDialog.tsx';
import { RenameKeyDialog } from './RenameKeyDialog.tsx';
import { type KeyDialogProps, RevokeKeyDialog } from './RevokeKeyDialog.tsx';
import { RotateKeyForm } from './RotateKeyForm.tsx';
import { SecretDialog } from './SecretDialog.tsx';

const dialogs = {
  rotate: RotateKeyDialog,
  rename: RenameKeyDialog,
  limits: KeyLimitsDialog,
  revoke: RevokeKeyDialog,
};

export function KeyActions({ apiKey }: { apiKey: ApiKeys_KeyFragment }) {
  const { i18n } = useLingui();
  const [openDialog, setOpenDialog] = useState<keyof typeof dialogs | null>(null);
  const Dialog = openDialog && dialogs[openDialog];
  return (
    <>
      <OverflowMenu label={i18n.t('Actions for {name}', { name: apiKey.name })} isSmall>
        <MenuItem onClick={() => setOpenDialog('rotate')}>{i18n.t('Rotate')}</MenuItem>
        <MenuItem onClick={() => setOpenDialog('rename')}>{i18n.t('Rename')}</MenuItem>
        {apiKey.scopes.includes('WRITE_ORDERS') && (
          <MenuItem onClick={() => setOpenDialog('limits')}>{i18n.t('Limits')}</MenuItem>
        )}
        <MenuItem onClick={() => setOpenDialog('revoke')}>{i18n.t('Revoke')}</MenuItem>
      </OverflowMenu>
      {Dialog && <Dialog apiKey={apiKey} onClose={() => setOpenDialog(null)} />}
    </>
  );
}

/** Replaces a key's secret and shows the new secret once. */
function RotateKeyDialog({ apiKey, onClose }: KeyDialogProps) {
  const { i18n } = useLingui();
  const [secret, setSecret] = useState<string | null>(null);
  if (secret === null) return <RotateKeyForm apiKey={apiKey} onCreated={setSecret} onClose={onClose} />;
  return <SecretDialog title={i18n.t('New secret created')} secret={secret} onClose={onClose} />;
}
