import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react';
import { Button, Dialog, DialogTitle } from '@mui/material';
import { useId, useState } from 'react';
import { AdminList } from '../list/AdminList.tsx';
import { ApiKeysDocument } from './ApiKeys.generated.ts';
import { createApiKeysList } from './apiKeysList.tsx';
import { NewKeyForm } from './NewKeyForm.tsx';
import { SecretDialog } from './SecretDialog.tsx';

export function ApiKeysPage() {
  const [isCreating, setCreating] = useState(false);
  const [definition] = useState(() => createApiKeysList(<NewKeyButton onClick={() => setCreating(true)} />));
  return (
    <>
      <AdminList definition={definition} />
      {isCreating && <NewKeyDialog onClose={() => setCreating(false)} />}
    </>
  );
}

function NewKeyButton({ onClick }: { onClick: () => void }) {
  const { i18n } = useLingui();
  return (
    <Button variant="contained" onClick={onClick}>
      {i18n.t('New API key')}
    </Button>
  );
}

/** Creates a key and shows its secret once. */
function NewKeyDialog({ onClose }: { onClose: () => void }) {
  const { i18n } = useLingui();
  const client = useApolloClient();
  const titleId = useId();
  const [secret, setSecret] = useState<string | null>(null);

  function showSecret(newSecret: string) {
    setSecret(newSecret);
    void client.refetchQueries({ include: [ApiKeysDocument] });
  }

  if (secret !== null)
    return <SecretDialog title={i18n.t('API key created')} secret={secret} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId} variant="h2">
        {i18n.t('New API key')}
      </DialogTitle>
      <NewKeyForm onCreated={showSecret} onCancel={onClose} />
    </Dialog>
  );
}
