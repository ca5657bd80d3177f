import MarkEmailUnreadOutlined from 'icon:outline-mark-email-unread';
import { useLingui } from '@lingui/react';
import { Box, Button, IconButton, Stack, Tooltip, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useScreenKeys } from '#web/admin/screen/screenKeys.ts';
import { useViewer } from '#web/session/useViewer.ts';
import { StatusDot } from '../ui/StatusDot.tsx';
import { AssigneeField } from './AssigneeField.tsx';
import { ContactPanel } from './ContactPanel.tsx';
import type { Thread_ThreadFragment } from './Inbox.generated.ts';
import { threadStates } from './threadStates.ts';
import { useThreadChange } from './useThreadChange.ts';

export interface ThreadHeaderProps {
  thread: Thread_ThreadFragment;
  /** True if the subject is already the page title. */
  isFullScreen: boolean;
  /** True if the customer is shown next to the conversation. */
  isContactShown: boolean;
}

/** Shows the subject, customer, status and assignee of a thread. */
export function ThreadHeader({ thread, isFullScreen, isContactShown }: ThreadHeaderProps) {
  const { i18n } = useLingui();
  const { viewer } = useViewer();
  const panelId = useId();
  const [isPanelOpen, setPanelOpen] = useState(false);
  const { change, isChanging } = useThreadChange(thread);
  const { subject, name, email, status, assignee } = thread;
  const toggle = () => void change({ status: status === 'CLOSED' ? 'OPEN' : 'CLOSED' });

  useScreenKeys((key) => {
    if (isChanging) return false;
    if (key === 'e') toggle();
    else if (key === 'a') void change({ assigneeId: assignee?.id === viewer?.id ? null : viewer?.id });
    else if (key === 'u') void change({ isUnread: true });
    else return false;
    return true;
  });

  return (
    <Stack sx={{ gap: 1 }}>
      <Stack
        direction="row"
        sx={{ columnGap: 2, rowGap: 1, flexWrap: 'wrap', justifyContent: 'space-between' }}
      >
        <Box sx={{ minWidth: 0, flex: '1 1 240px' }}>
          {!isFullScreen && (
            <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
              {subject}
            </Typography>
          )}
          <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {name} · {email}
          </Typography>
        </Box>
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center', alignSelf: 'flex-start' }}>
          <Tooltip title={i18n.t('Mark as unread')}>
            <IconButton
              aria-label={i18n.t('Mark as unread')}
              disabled={isChanging}
              aria-keyshortcuts="u"
              onClick={() => void change({ isUnread: true })}
            >
              <MarkEmailUnreadOutlined />
            </IconButton>
          </Tooltip>
          <Button
            size="small"
            variant="outlined"
            disabled={isChanging}
            aria-keyshortcuts="e"
            onClick={toggle}
          >
            {status === 'CLOSED' ? i18n.t('Reopen') : i18n.t('Close conversation')}
          </Button>
        </Stack>
      </Stack>
      <Stack direction="row" sx={{ columnGap: 2, rowGap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <StatusDot tone={threadStates[status].tone}>{i18n.t(threadStates[status].text)}</StatusDot>
        <AssigneeField assignee={assignee} onAssign={(assigneeId) => void change({ assigneeId })} />
        {!isContactShown && (
          <Button
            size="small"
            variant="text"
            aria-expanded={isPanelOpen}
            aria-controls={panelId}
            onClick={() => setPanelOpen(!isPanelOpen)}
          >
            {i18n.t('Customer and orders')}
          </Button>
        )}
      </Stack>
      {!isContactShown && (
        <Box id={panelId} hidden={!isPanelOpen}>
          {isPanelOpen && <ContactPanel thread={thread} />}
        </Box>
      )}
    </Stack>
  );
}
