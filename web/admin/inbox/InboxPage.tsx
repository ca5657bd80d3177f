import { useLingui } from '@lingui/react';
import { Box, Button, useMediaQuery } from '@mui/material';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useMay } from '#web/session/useMay.ts';
import { Link } from '#web/ui/navigation/Link.tsx';
import { adminPaths } from '../adminPaths.ts';
import { AdminPage } from '../layout/AdminPage.tsx';
import { NothingChosen } from './NothingChosen.tsx';
import { SavedRepliesDialog } from './SavedRepliesDialog.tsx';
import { ThreadList } from './ThreadList.tsx';
import { ThreadView } from './ThreadView.tsx';
import { WriteDialog } from './WriteDialog.tsx';

type Opened = 'write' | 'replies' | null;

/** Conversations with customers: the list, and beside it the one that is open; on a narrow screen one or the other. */
export function InboxPage() {
  const { i18n } = useLingui();
  const { id } = useParams();
  const may = useMay();
  const isWide = useMediaQuery((theme) => theme.breakpoints.up('md'));
  const [opened, setOpened] = useState<Opened>(null);
  const showsList = isWide || !id;
  const actions = (
    <>
      {may('manageSettings') && (
        <Button component={Link} to={adminPaths.inboxSettings} variant="text">
          {i18n.t('How replies come in')}
        </Button>
      )}
      <Button component={Link} to={adminPaths.messagesTable} variant="text">
        {i18n.t('As a table')}
      </Button>
      <Button variant="outlined" onClick={() => setOpened('replies')}>
        {i18n.t('Saved replies')}
      </Button>
      <Button variant="contained" onClick={() => setOpened('write')}>
        {i18n.t('Write')}
      </Button>
    </>
  );
  return (
    <AdminPage
      title={showsList ? i18n.t('Messages') : i18n.t('Conversation')}
      actions={showsList ? actions : undefined}
    >
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 360px) minmax(0, 1fr)' },
        }}
      >
        {showsList && <ThreadList openId={id} />}
        {id ? <ThreadView key={id} id={id} isAlone={!isWide} /> : isWide && <NothingChosen />}
      </Box>
      {opened === 'write' && <WriteDialog onClose={() => setOpened(null)} />}
      {opened === 'replies' && <SavedRepliesDialog onClose={() => setOpened(null)} />}
    </AdminPage>
  );
}
