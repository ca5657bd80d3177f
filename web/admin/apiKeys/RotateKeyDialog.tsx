import { useLingui } from '@lingui/react';
import { useState } from 'react';
import type { KeyDialogProps } from './RevokeKeyDialog.tsx';
import { RotateKeyForm } from './RotateKeyForm.tsx';
import { SecretDialog } from './SecretDialog.tsx';

/** Gives a key a new secret, and shows it this once. */
export function RotateKeyDialog({ apiKey, onClose }: KeyDialogProps) {
  const { i18n } = useLingui();
  const [secret, setSecret] = useState<string | null>(null);
  if (secret === null) return <RotateKeyForm apiKey={apiKey} onMade={setSecret} onClose={onClose} />;
  return <SecretDialog title={i18n.t('New secret created')} secret={secret} onClose={onClose} />;
}
