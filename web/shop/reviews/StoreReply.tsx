import { useLingui } from '@lingui/react';
import { Box, Typography } from '@mui/material';
import { useContext } from 'react';
import { detectLang } from '#web/locale/detectLang.ts';
import { formatDate } from '#web/locale/formatTime.ts';
import { SiteName } from '#web/ui/siteName.ts';

/** The store's reply to a review. */
export function StoreReply({ reply }: { reply: { text: string; at: string } | null }) {
  const { i18n } = useLingui();
  const storeName = useContext(SiteName);
  if (!reply) return null;
  return (
    <Box sx={{ mt: 2, pl: 2, borderLeft: 2, borderColor: 'primary.main' }}>
      <Typography variant="body2" color="textSecondary">
        {i18n.t('Reply from {store} · {day}', { store: storeName, day: formatDate(reply.at, i18n.locale) })}
      </Typography>
      <Typography
        lang={detectLang(reply.text, i18n.locale)}
        sx={{ mt: 0.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
      >
        {reply.text}
      </Typography>
    </Box>
  );
}
