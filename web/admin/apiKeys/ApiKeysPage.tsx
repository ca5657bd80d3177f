import { useLingui } from '@lingui/react';
import { Button } from '@mui/material';
import { useState } from 'react';
import { AdminList } from '../list/AdminList.tsx';
import { apiKeysList } from './apiKeysList.tsx';
import { NewKeyDialog } from './NewKeyDialog.tsx';

/** The keys of programs. */
export function ApiKeysPage() {
  const [isMaking, setMaking] = useState(false);
  const [definition] = useState(() => apiKeysList(<NewKey onClick={() => setMaking(true)} />));
  return (
    <>
      <AdminList definition={definition} />
      {isMaking && <NewKeyDialog onClose={() => setMaking(false)} />}
    </>
  );
}

function NewKey({ onClick }: { onClick: () => void }) {
  const { i18n } = useLingui();
  return (
    <Button variant="contained" onClick={onClick}>
      {i18n.t('New API key')}
    </Button>
  );
}
