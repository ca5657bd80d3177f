import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react';
import { Dialog, DialogTitle } from '@mui/material';
import { useId, useState } from 'react';
import { ApiKeysDocument } from './ApiKeys.generated.ts';
import { NewKeyForm } from './NewKeyForm.tsx';
import { SecretDialog } from './SecretDialog.tsx';

/** Makes a key, and shows its secret this once. */
export function NewKeyDialog({ onClose }: { onClose: () => void }) {
  const { i18n } = useLingui();
  const client = useApolloClient();
  const titleId = useId();
  const [secret, setSecret] = useState<string | null>(null);

  function show(made: string) {
    setSecret(made);
    void client.refetchQueries({ include: [ApiKeysDocument] });
  }

  if (secret !== null)
    return <SecretDialog title={i18n.t('API key created')} secret={secret} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId} variant="h2">
        {i18n.t('New API key')}
      </DialogTitle>
      <NewKeyForm onMade={show} onCancel={onClose} />
    </Dialog>
  );
}
