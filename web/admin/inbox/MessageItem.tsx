import { useLingui } from '@lingui/react';
import { Box, Button, Collapse, Stack, Tooltip, Typography } from '@mui/material';
import { useState } from 'react';
import { detectLang } from '#web/locale/detectLang.ts';
import { Instant } from '../ui/Instant.tsx';
import { StatusDot } from '../ui/StatusDot.tsx';
import type { Thread_MessageFragment } from './Inbox.generated.ts';
import { MessageAttachments } from './MessageAttachments.tsx';
import { deliveryTexts } from './threadStates.ts';

/** A message: received on the left, sent on the right, notes set apart. */
export function MessageItem({ message }: { message: Thread_MessageFragment }) {
  const { i18n } = useLingui();
  const [isExpanded, setIsExpanded] = useState(false);
  const { direction, authorName, text, quoted, isAutomatic, delivery, deliveryProblem, createdAt } = message;
  const isOutgoing = direction === 'OUT';
  const isNote = direction === 'NOTE';
  return (
    <Box
      component="li"
      sx={{
        maxWidth: isNote ? '100%' : { xs: '94%', lg: '80%' },
        alignSelf: isNote ? 'stretch' : isOutgoing ? 'flex-end' : 'flex-start',
        minWidth: { xs: '60%', sm: 320 },
        p: 1.5,
        border: 1,
        borderStyle: isNote ? 'dashed' : 'solid',
        borderColor: isOutgoing ? 'primary.main' : 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
      }}
    >
      <Stack
        direction="row"
        sx={{
          columnGap: 1.5,
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          alignItems: 'baseline',
          mb: 0.5,
        }}
      >
        <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {isNote ? i18n.t('Note by {name}', { name: authorName }) : authorName}
          {isAutomatic && ` · ${i18n.t('automatic message')}`}
        </Typography>
        <Typography variant="caption" color="textSecondary">
          <Instant at={createdAt} />
        </Typography>
      </Stack>
      <Typography
        lang={detectLang(text, i18n.locale)}
        sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
      >
        {text || i18n.t('This message has no text.')}
      </Typography>
      {quoted && (
        <>
          <Button
            size="small"
            variant="text"
            aria-expanded={isExpanded}
            onClick={() => setIsExpanded(!isExpanded)}
            sx={{ mt: 0.5, ml: -1 }}
          >
            {isExpanded ? i18n.t('Hide quoted text') : i18n.t('Show quoted text')}
          </Button>
          <Collapse in={isExpanded} mountOnEnter>
            <Typography
              variant="body2"
              color="textSecondary"
              sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
            >
              {quoted}
            </Typography>
          </Collapse>
        </>
      )}
      <MessageAttachments message={message} />
      {delivery && (
        <Tooltip title={deliveryProblem ?? ''}>
          <Typography variant="caption" component="p" sx={{ mt: 0.5 }}>
            <StatusDot tone={deliveryTexts[delivery].tone}>{i18n.t(deliveryTexts[delivery].text)}</StatusDot>
          </Typography>
        </Tooltip>
      )}
      {(delivery === 'BOUNCED' || delivery === 'FAILED') && deliveryProblem && (
        <Typography variant="caption" color="error" component="p" sx={{ overflowWrap: 'anywhere' }}>
          {deliveryProblem}
        </Typography>
      )}
    </Box>
  );
}
