import { useLingui } from '@lingui/react';
import { Alert, Box, Button, Stack, Typography, useMediaQuery } from '@mui/material';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { adminPaths } from '#web/admin/adminPaths.ts';
import { AdminPage } from '#web/admin/screen/AdminPage.tsx';
import { formatInstant } from '#web/locale/formatTime.ts';
import { useHasPermission } from '#web/session/useHasPermission.ts';
import { InboxActions } from './InboxActions.tsx';
import { useInboxSettingsQuery } from './InboxSettings.generated.ts';
import { SavedRepliesDialog } from './SavedRepliesDialog.tsx';
import { ThreadList } from './ThreadList.tsx';
import { ThreadView } from './ThreadView.tsx';
import { WriteDialog } from './WriteDialog.tsx';

/** Height of the panes below the title on a wide screen. The list and the conversation scroll separately. */
const PANE_HEIGHT = 'max(560px, calc(100dvh - 176px))';

/** Shows the list of threads and the open one, side by side on wide screens and one at a time on narrow ones. */
export function InboxPage() {
  const { i18n } = useLingui();
  const { id } = useParams();
  const can = useHasPermission();
  const isWide = useMediaQuery((theme) => theme.breakpoints.up('md'));
  const [openDialog, setOpenDialog] = useState<'write' | 'replies' | null>(null);
  if (id && !isWide) return <ThreadView key={id} id={id} isFullScreen />;
  return (
    <AdminPage
      title={i18n.t('Messages')}
      actions={
        <InboxActions
          onWrite={() => setOpenDialog('write')}
          onManageReplies={() => setOpenDialog('replies')}
        />
      }
    >
      <Stack sx={{ gap: 2, height: { md: PANE_HEIGHT } }}>
        {can('manageSettings') && <MailboxAlert />}
        <Box
          sx={{
            flex: 1,
            minHeight: 0,
            display: 'grid',
            gap: 2,
            gridTemplateRows: { md: 'minmax(0, 1fr)' },
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr)',
              md: 'minmax(0, 300px) minmax(0, 1fr)',
              lg: 'minmax(0, 340px) minmax(0, 1fr)',
            },
          }}
        >
          <ThreadList openId={id} />
          {id ? <ThreadView key={id} id={id} isFullScreen={false} /> : isWide && <NoThreadSelected />}
        </Box>
      </Stack>
      {openDialog === 'write' && <WriteDialog onClose={() => setOpenDialog(null)} />}
      {openDialog === 'replies' && <SavedRepliesDialog onClose={() => setOpenDialog(null)} />}
    </AdminPage>
  );
}

function NoThreadSelected() {
  const { i18n } = useLingui();
  return (
    <Box
      sx={{
        display: 'grid',
        placeItems: 'center',
        minHeight: 360,
        p: 4,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        textAlign: 'center',
      }}
    >
      <Typography color="textSecondary">{i18n.t('Choose a conversation to read it here.')}</Typography>
    </Box>
  );
}

/** Warns that no messages arrive while the mailbox cannot be read. */
function MailboxAlert() {
  const { i18n } = useLingui();
  const { data } = useInboxSettingsQuery({ fetchPolicy: 'cache-and-network' });
  const { isPolling, failingSince } = data?.inbox ?? {};
  if (!isPolling || !failingSince) return null;
  return (
    <Alert
      severity="error"
      action={
        <Button
          size="small"
          color="inherit"
          component={Link}
          to={adminPaths.inboxSettings}
          sx={{ whiteSpace: 'nowrap' }}
        >
          {i18n.t('See why')}
        </Button>
      }
    >
      {i18n.t('The mailbox has been unreadable since {when}.', {
        when: formatInstant(failingSince, i18n.locale),
      })}
    </Alert>
  );
}
