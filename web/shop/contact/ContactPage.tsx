import { useLingui } from '@lingui/react';
import { Box, Container, Link, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { toTelHref } from '#web/labels/telHref.ts';
import { formatOpeningHours } from '#web/locale/formatTime.ts';
import { useViewer } from '#web/session/useViewer.ts';
import { useStoreSettings } from '#web/store/StoreSettingsProvider.tsx';
import { standaloneLink } from '#web/ui/browser/touch.ts';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { BANNER_CROP } from '#web/ui/photo/BannerWithText.tsx';
import { Photo } from '#web/ui/photo/Photo.tsx';
import { goldBanner } from '../about/banners.ts';
import { ContactForm } from './ContactForm.tsx';
import { isOpenAt } from './openingHours.ts';

export function ContactPage() {
  const { i18n } = useLingui();
  const { phone, email, address } = useStoreSettings();
  const { viewer } = useViewer();

  return (
    <Container sx={{ pt: { xs: 4, md: 7 }, pb: { xs: 8, md: 14 } }}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { md: '1fr 1fr' },
          gap: { xs: 5, md: 8, lg: 12 },
          alignItems: 'start',
        }}
      >
        <div>
          <PageTitle title={i18n.t('Contact')}>{i18n.t('Contact us')}</PageTitle>
          <Typography color="textSecondary" sx={{ mt: 1.5, mb: 4, maxWidth: 520 }}>
            {i18n.t('Questions about a size, a stone or your order? We’re happy to help.')}
          </Typography>
          <Stack component="dl" sx={{ m: 0 }}>
            <ContactMethod label={i18n.t('Call us')}>
              <Link href={toTelHref(phone)} sx={standaloneLink}>
                {phone}
              </Link>
            </ContactMethod>
            <ContactMethod label={i18n.t('Email us')}>
              <Link href={`mailto:${email}`} sx={standaloneLink}>
                {email}
              </Link>
            </ContactMethod>
            <ContactMethod label={i18n.t('Visit us')}>
              <Box component="address" sx={{ fontStyle: 'normal' }}>
                {address}
              </Box>
            </ContactMethod>
            <ContactMethod label={i18n.t('Opening hours')}>
              <StoreHours />
            </ContactMethod>
          </Stack>
          <Photo
            image={{
              ...goldBanner,
              alt: i18n.t('Gold hoops, a signet ring and three gold bands on dark stone'),
            }}
            sizes="(min-width: 900px) 67vw, 134vw"
            ratio={BANNER_CROP}
            sx={{ mt: { xs: 4, md: 6 }, borderRadius: 1 }}
          />
        </div>
        <ContactForm key={viewer?.id} />
      </Box>
    </Container>
  );
}

function ContactMethod({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: '96px minmax(0, 1fr)',
        gap: 2,
        py: 2.5,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Typography component="dt" color="textSecondary">
        {label}
      </Typography>
      <Box component="dd" sx={{ m: 0 }}>
        {children}
      </Box>
    </Box>
  );
}

/** Opening hours, and whether the store is open now, in Kathmandu time. */
function StoreHours() {
  const { i18n } = useLingui();
  const { hours } = useStoreSettings();
  const isOpen = isOpenAt(hours, new Date());

  return (
    <>
      {hours.map((openingHours) => (
        <Box key={openingHours.days} sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {formatOpeningHours(openingHours, i18n.locale)}
        </Box>
      ))}
      {isOpen !== null && (
        <Typography variant="body2" color={isOpen ? 'success' : 'textSecondary'} sx={{ mt: 0.5 }}>
          {isOpen ? i18n.t('Open now') : i18n.t('Closed now')}
        </Typography>
      )}
    </>
  );
}
