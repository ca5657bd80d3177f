import { useLingui } from '@lingui/react';
import { Box, Container, Typography } from '@mui/material';
import { BannerLink } from './BannerLink.tsx';
import { useBannerStripQuery } from './BannerStrip.generated.ts';

/** Message at the top of every page, if the store has one. */
export function BannerStrip() {
  const { i18n } = useLingui();
  const { data } = useBannerStripQuery({ context: { quiet: true } });
  const banner = data?.bannerStrip;
  if (!banner) return null;
  const { title, text, action, link } = banner;
  return (
    <Box
      component="aside"
      aria-label={i18n.t('Notice')}
      sx={{ bgcolor: 'background.tile', borderBottom: 1, borderColor: 'divider', py: 1 }}
    >
      <Container>
        <Typography variant="body2" sx={{ textAlign: 'center' }}>
          <strong>{title}</strong> {text}{' '}
          {link && <BannerLink to={link}>{action ?? i18n.t('See more')}</BannerLink>}
        </Typography>
      </Container>
    </Box>
  );
}
