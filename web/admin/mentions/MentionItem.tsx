import { useLingui } from '@lingui/react';
import { Box, ButtonBase, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { adminPaths } from '../adminPaths.ts';
import { Age } from '../ui/Age.tsx';
import type { MyMentionsQuery } from './Mentions.generated.ts';

export interface MentionItemProps {
  mention: MyMentionsQuery['myMentions']['mentions'][number];
  onNavigate: () => void;
}

/** Shows a mention of the viewer, with a link to the order. */
export function MentionItem({
  mention: { orderNumber, text, by, at, readAt },
  onNavigate,
}: MentionItemProps) {
  const { i18n } = useLingui();
  return (
    <Box component="li" sx={{ borderBottom: 1, borderColor: 'divider' }}>
      <ButtonBase
        component={Link}
        to={adminPaths.order(orderNumber)}
        onClick={onNavigate}
        sx={{
          display: 'block',
          width: 1,
          px: 2,
          py: 1,
          textAlign: 'left',
          borderLeft: 3,
          borderColor: readAt ? 'transparent' : 'primary.main',
          '&:hover, &:focus-visible': { bgcolor: 'action.hover' },
        }}
      >
        <Typography sx={{ fontWeight: readAt ? 400 : 600 }}>
          {i18n.t('{name} on {number}', { name: by ?? i18n.t('Former staff'), number: orderNumber })}
        </Typography>
        <Typography
          variant="body2"
          sx={{
            overflowWrap: 'anywhere',
            display: '-webkit-box',
            WebkitLineClamp: 3,
            WebkitBoxOrient: 'vertical',
            overflow: 'hidden',
          }}
        >
          {text}
        </Typography>
        <Typography variant="caption" color="textSecondary">
          <Age at={at} />
        </Typography>
      </ButtonBase>
    </Box>
  );
}
