import { useLingui } from '@lingui/react';
import { Box, Stack, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { adminPaths } from '../adminPaths.ts';
import { Age } from '../ui/Age.tsx';
import type { Inbox_ThreadFragment } from './Inbox.generated.ts';

export interface ThreadRowProps {
  thread: Inbox_ThreadFragment;
  isOpen: boolean;
  /** Query string of the URL, so that the list keeps its state. */
  search: string;
}

/** A thread in the list: customer, subject and latest message. */
export function ThreadRow({ thread, isOpen, search }: ThreadRowProps) {
  const { i18n } = useLingui();
  const { id, name, subject, preview, isUnread, lastAt, assignee, order } = thread;
  const details = [order?.number, assignee && i18n.t('with {name}', { name: assignee.name })].filter(Boolean);
  return (
    <Box component="li" sx={{ borderBottom: 1, borderColor: 'divider' }}>
      <Box
        component={Link}
        to={{ pathname: adminPaths.message(id), search }}
        aria-current={isOpen ? 'true' : undefined}
        sx={{
          display: 'block',
          px: 1.5,
          py: 1,
          color: 'text.primary',
          textDecoration: 'none',
          borderLeft: 2,
          borderColor: isOpen ? 'primary.main' : 'transparent',
          bgcolor: isOpen ? 'action.selected' : undefined,
          '&:hover': { bgcolor: 'action.hover' },
        }}
      >
        <Stack direction="row" sx={{ gap: 1, alignItems: 'baseline', justifyContent: 'space-between' }}>
          <Typography component="span" noWrap sx={{ fontWeight: isUnread ? 700 : 500, minWidth: 0 }}>
            {isUnread && (
              <Box
                component="span"
                aria-hidden
                sx={{
                  display: 'inline-block',
                  width: 8,
                  height: 8,
                  mr: 0.75,
                  borderRadius: '50%',
                  bgcolor: 'primary.main',
                }}
              />
            )}
            {isUnread && <VisuallyHidden>{i18n.t('Unread')}: </VisuallyHidden>}
            {name}
          </Typography>
          <Typography component="span" variant="body2" color="textSecondary" sx={{ flexShrink: 0 }}>
            <Age at={lastAt} />
          </Typography>
        </Stack>
        <Typography noWrap variant="body2" sx={{ fontWeight: isUnread ? 600 : 400 }}>
          {subject}
        </Typography>
        <Typography noWrap variant="body2" color="textSecondary">
          {preview}
        </Typography>
        {details.length > 0 && (
          <Typography noWrap variant="caption" color="textSecondary" component="p">
            {details.join(' · ')}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
