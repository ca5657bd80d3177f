import { useLingui } from '@lingui/react';
import { Box, Button, Typography } from '@mui/material';
import { formatWallClock } from '#domain/calendar/kathmandu.ts';
import { endPreview, getCurrentPreview } from './preview.ts';

/** Bar shown while staff preview the shop, with a link that ends the preview. */
export function PreviewBar() {
  const { i18n } = useLingui();
  const preview = getCurrentPreview();
  if (!preview) return null;
  const time = formatWallClock(preview.at).replace('T', ' ');
  return (
    <Box
      role="status"
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 'appBar',
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        alignItems: 'center',
        justifyContent: 'center',
        p: 1,
        bgcolor: 'background.paper',
        borderTop: 2,
        borderColor: 'warning.main',
      }}
    >
      <meta name="robots" content="noindex" />
      <Typography variant="body2">
        {preview.drafts
          ? i18n.t('Preview as of {time}, including drafts. Shoppers can’t see this.', { time })
          : i18n.t('Preview as of {time}. Shoppers can’t see this.', { time })}
      </Typography>
      <Button size="small" variant="outlined" onClick={endPreview}>
        {i18n.t('Exit preview')}
      </Button>
    </Box>
  );
}
