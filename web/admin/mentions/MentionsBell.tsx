import NotificationsOutlined from 'icon:outline-notifications';
import { useLingui } from '@lingui/react';
import { Badge, Box, Button, Divider, IconButton, Popover, Stack, Tooltip, Typography } from '@mui/material';
import { useState } from 'react';
import { formatNumber } from '#domain/text/numbers.ts';
import { useLiveRefetch } from '#web/admin/events/useLiveRefetch.ts';
import { useAutoRefetch } from '#web/admin/ui/useAutoRefetch.ts';
import { settleReads } from '#web/api/settleReads.ts';
import { useHasPermission } from '#web/session/useHasPermission.ts';
import { MentionItem } from './MentionItem.tsx';
import { useMarkMentionsReadMutation, useMyMentionsQuery } from './Mentions.generated.ts';

/** Shows the viewer's mentions. */
export function MentionsBell() {
  const can = useHasPermission();
  return can('readOrders') ? <Bell /> : null;
}

function Bell() {
  const { i18n } = useLingui();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { data, refetch } = useMyMentionsQuery({ fetchPolicy: 'cache-and-network' });
  const [markMentionsRead] = useMarkMentionsReadMutation();
  useAutoRefetch(refetch);
  // A new note is published as a change to its order.
  useLiveRefetch('orders', refetch);
  const { unread = 0, mentions = [] } = data?.myMentions ?? {};
  const label =
    unread > 0
      ? i18n.t('{unread, plural, one {# new mention} other {# new mentions}}', { unread })
      : i18n.t('Mentions');

  async function markRead(ids?: string[]) {
    // A failed request is already reported in a toast.
    await markMentionsRead({ variables: { input: { ids } } }).catch(() => null);
    await settleReads(refetch());
  }

  return (
    <>
      <Tooltip title={label}>
        <IconButton
          aria-label={label}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <Badge badgeContent={unread > 0 ? formatNumber(unread, i18n.locale) : null} color="primary">
            <NotificationsOutlined />
          </Badge>
        </IconButton>
      </Tooltip>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': i18n.t('Mentions'),
            sx: { border: 1, borderColor: 'divider', width: 360, maxWidth: '92vw' },
          },
        }}
      >
        <Stack
          direction="row"
          sx={{ px: 2, py: 1, alignItems: 'center', justifyContent: 'space-between', gap: 1 }}
        >
          <Typography variant="h3" component="h2">
            {i18n.t('Mentions')}
          </Typography>
          {unread > 0 && (
            <Button size="small" variant="text" onClick={() => void markRead()}>
              {i18n.t('Mark all as read')}
            </Button>
          )}
        </Stack>
        <Divider />
        {mentions.length === 0 && (
          <Typography color="textSecondary" sx={{ p: 2 }}>
            {i18n.t('Nobody has mentioned you yet. Type @ and a name in a note to notify that person.')}
          </Typography>
        )}
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: '60vh', overflowY: 'auto' }}>
          {mentions.map((mention) => (
            <MentionItem
              key={mention.id}
              mention={mention}
              onNavigate={() => {
                setAnchor(null);
                if (!mention.readAt) void markRead([mention.id]);
              }}
            />
          ))}
        </Box>
      </Popover>
    </>
  );
}
