import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react';
import { Dialog, DialogTitle } from '@mui/material';
import { useId, useState } from 'react';
import { ApiKeysDocument } from './ApiKeys.generated.ts';
import { KeySecret } from './KeySecret.tsx';
import { NewKeyForm } from './NewKeyForm.tsx';

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

  return (
    // A secret that was not copied yet is not lost by a click beside the dialog.
    <Dialog
      open
      onClose={secret === null ? onClose : undefined}
      fullWidth
      maxWidth="xs"
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId} variant="h2">
        {secret === null ? i18n.t('New API key') : i18n.t('API key created')}
      </DialogTitle>
      {secret === null ? (
        <NewKeyForm onMade={show} onCancel={onClose} />
      ) : (
        <KeySecret secret={secret} onKept={onClose} />
      )}
    </Dialog>
  );
}
