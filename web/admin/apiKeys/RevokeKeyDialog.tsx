import { useLingui } from '@lingui/react';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { type ApiKeys_KeyFragment, useRevokeApiKeyMutation } from './ApiKeys.generated.ts';

export interface KeyDialogProps {
  apiKey: ApiKeys_KeyFragment;
  onClose: () => void;
}

/** Revokes a key permanently. */
export function RevokeKeyDialog({ apiKey: { id, name }, onClose }: KeyDialogProps) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const [revoke] = useRevokeApiKeyMutation();

  /** A failed request has already shown its reason in a toast. */
  async function confirm() {
    const { data } = (await revoke({ variables: { input: { id } } }).catch(() => null)) ?? {};
    const { apiKey, errors = [] } = data?.revokeApiKey ?? {};
    if (errors[0]) notify.error(i18n.t(errors[0].message));
    if (apiKey) notify.success(i18n.t('Key {name} revoked', { name }));
  }

  return (
    <ConfirmDialog
      title={i18n.t('Revoke the key {name}?', { name })}
      text={i18n.t('Integrations that use this key will lose access immediately. This cannot be undone.')}
      confirmLabel={i18n.t('Revoke key')}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
