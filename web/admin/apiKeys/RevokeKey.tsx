import { useLingui } from '@lingui/react';
import { Button } from '@mui/material';
import { useState } from 'react';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { type ApiKeys_KeyFragment, useRevokeApiKeyMutation } from './ApiKeys.generated.ts';

/** Takes a key's worth away, for good. */
export function RevokeKey({ apiKey: { id, name } }: { apiKey: ApiKeys_KeyFragment }) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const [isAsking, setAsking] = useState(false);
  const [revoke] = useRevokeApiKeyMutation();

  /** A request that failed has told its reason in a toast. */
  async function confirm() {
    const { data } = (await revoke({ variables: { input: { id } } }).catch(() => null)) ?? {};
    const { apiKey, errors = [] } = data?.revokeApiKey ?? {};
    if (errors[0]) notify.error(i18n.t(errors[0].message));
    if (apiKey) notify.success(i18n.t('The key {name} is revoked', { name }));
  }

  return (
    <>
      <Button
        size="small"
        color="error"
        aria-label={i18n.t('Revoke {name}', { name })}
        onClick={() => setAsking(true)}
      >
        {i18n.t('Revoke')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={i18n.t('Revoke the key {name}?', { name })}
          text={i18n.t('Apps that use it lose access at once. This cannot be undone.')}
          confirm={i18n.t('Revoke the key')}
          onConfirm={confirm}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
