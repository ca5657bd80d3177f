import { useLingui } from '@lingui/react';
import { Box, Button, Container, Stack, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { useStoreSettings } from '#web/store/StoreSettingsProvider.tsx';
import { Overline } from '#web/ui/Overline.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { BANNER_CROP, BannerWithText } from '#web/ui/photo/BannerWithText.tsx';
import { Photo } from '#web/ui/photo/Photo.tsx';
import { AboutPromises } from './AboutPromises.tsx';
import { earringsBanner, wornChokerPhoto } from './banners.ts';

export function AboutPage() {
  const { i18n } = useLingui();
  const { name, address } = useStoreSettings();

  return (
    <>
      <BannerWithText
        image={{
          ...earringsBanner,
          alt: i18n.t('Jhumka and emerald earrings on a stand, with huggies and pearl studs below'),
        }}
      >
        <Overline sx={{ mb: 1.5 }}>{i18n.t('About {name}', { name })}</Overline>
        <PageTitle title={i18n.t('About')} variant="h2">
          {i18n.t('Fine jewelry from Lalitpur, honestly priced')}
        </PageTitle>
      </BannerWithText>
      <Container sx={{ pt: { xs: 3, md: 7 } }}>
        <Typography sx={{ maxWidth: 680, fontSize: { md: '1.125rem' } }}>
          {i18n.t(
            'Lalitpur has been a city of goldsmiths for centuries. We make rings, necklaces and earrings in gold, silver and diamond: the mundri exchanged at an engagement, the tilhari for a wedding day, and jewelry for every day.',
          )}
        </Typography>
      </Container>
      <AboutPromises />
      <Box data-colour-mode="dark" sx={{ bgcolor: 'background.default', color: 'text.primary' }}>
        <Container>
          <Box
            sx={{
              display: 'grid',
              gridTemplateColumns: { md: '1fr 1fr' },
              gap: { xs: 4, md: 8 },
              alignItems: 'center',
              py: { xs: 8, md: 14 },
            }}
          >
            <Photo
              image={{
                ...wornChokerPhoto,
                alt: i18n.t('A choker of red pote and gold beads on a linen neck form'),
              }}
              sizes="(min-width: 1360px) 576px, (min-width: 900px) 50vw, 100vw"
              ratio={BANNER_CROP}
            />
            <Stack sx={{ gap: 2.5, alignItems: 'flex-start' }}>
              <Typography variant="h2">{i18n.t('Visit our store')}</Typography>
              <Typography sx={{ maxWidth: 480 }}>
                {i18n.t(
                  'Try our pieces on at {address}. Bring the jewelry you wear every day, and we will clean it for free while you look around.',
                  { address },
                )}
              </Typography>
              <Button component={Link} to={paths.contact} variant="outlined">
                {i18n.t('Hours and directions')}
              </Button>
            </Stack>
          </Box>
        </Container>
      </Box>
    </>
  );
}
