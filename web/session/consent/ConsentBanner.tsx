import { useLingui } from '@lingui/react';
import { Box, Button, Container, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { useHeightVariable } from '#web/ui/browser/useHeightVariable.ts';
import { useConsent } from './useConsent.ts';

/** Consent request at the foot of the screen, above the buy bar. Both buttons are equally prominent. */
export function ConsentBanner() {
  const { i18n } = useLingui();
  const { setConsent } = useConsent();
  const bar = useHeightVariable('--consent-bar-height');

  return (
    <Box
      component="section"
      aria-label={i18n.t('Your consent')}
      ref={bar}
      sx={{
        position: 'sticky',
        bottom: 'var(--buy-bar-height, 0px)',
        zIndex: 'speedDial',
        pt: 2,
        pb: 'max(16px, env(safe-area-inset-bottom))',
        bgcolor: 'background.paper',
        borderTop: 1,
        borderColor: 'divider',
        '@media print': { display: 'none' },
      }}
    >
      <Container
        sx={{
          display: 'flex',
          flexDirection: { xs: 'column', md: 'row' },
          alignItems: { md: 'center' },
          justifyContent: 'space-between',
          gap: { xs: 1.5, md: 5 },
        }}
      >
        <Typography variant="body2" sx={{ maxWidth: 680 }}>
          {i18n.t(
            'May we record what you view and click in the store? It helps us improve. We never record what you type, and you can change your mind in your profile.',
          )}{' '}
          <Link component={RouterLink} to={paths.privacyPolicy} underline="always">
            {i18n.t('Privacy policy')}
          </Link>
        </Typography>
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
            gap: 1.5,
            flex: 'none',
            width: { md: 340 },
          }}
        >
          <Button variant="outlined" sx={{ px: 1 }} onClick={() => void setConsent(false)}>
            {i18n.t('Decline')}
          </Button>
          <Button variant="outlined" sx={{ px: 1 }} onClick={() => void setConsent(true)}>
            {i18n.t('Accept')}
          </Button>
        </Box>
      </Container>
    </Box>
  );
}
