import { useLingui } from '@lingui/react';
import { Box, Container, Stack, Typography } from '@mui/material';
import { detectLang } from '#web/locale/detectLang.ts';
import { paths } from '#web/paths.ts';
import { BannerLink } from '../banners/BannerLink.tsx';
import type { HomeHero_BannerFragment } from './HomePage.generated.ts';
import { buildHeroImage, DEFAULT_HERO_URL, isDefaultHero } from './heroImage.ts';

/** Full-width banner below the header, with its text in the empty part of the photo. */
export function HomeHero({ banner }: { banner: HomeHero_BannerFragment | null | undefined }) {
  const { i18n } = useLingui();
  const image = banner?.image;
  const url = image?.url ?? DEFAULT_HERO_URL;
  const focalPoint = image?.focus && `${image.focus.x}% ${image.focus.y}%`;
  const isDefault = isDefaultHero(url);
  const title = banner?.title ?? i18n.t('Gold at its true weight');
  const text = banner
    ? banner.text
    : i18n.t('Made in Lalitpur. Weighed to a hundredth of a gram, priced at the day’s rate.');
  const link = banner ? banner.link : paths.products();
  const action = banner?.action ?? i18n.t('Shop all jewelry');

  return (
    <Box
      component="section"
      data-colour-mode="dark"
      aria-labelledby="hero"
      sx={{
        position: 'relative',
        bgcolor: 'background.tile',
        color: 'text.primary',
        overflow: 'hidden',
        height: { md: 'clamp(560px, 46.875vw, 820px)' },
        // The header overlaps the banner.
        pt: { xs: 5, md: 0 },
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'center',
      }}
    >
      <Box
        component="img"
        {...buildHeroImage(url)}
        alt={
          image?.alt ??
          i18n.t('Gold jhumka earrings on a stand, a choker of red pote and gold beads, and a flower ring')
        }
        // The page preloads this photo. `lazy` avoids loading it when the page opens on another screen.
        loading="lazy"
        fetchPriority="high"
        decoding="async"
        sx={{
          display: 'block',
          width: { xs: '100%', md: 'auto' },
          maxWidth: '100%',
          height: { xs: 'auto', md: '100%' },
          aspectRatio: { xs: '11 / 10', sm: '16 / 10', md: '1920 / 900' },
          position: { md: 'absolute' },
          right: 0,
          objectFit: 'cover',
          objectPosition: focalPoint ?? '90% 55%',
          // Fades the edges of the banner into the background.
          maskImage: {
            xs: 'linear-gradient(transparent, black 15%, black 85%, transparent)',
            // A photo chosen by staff has no empty part for the text, so the photo fades out behind the text.
            md: isDefault ? 'none' : 'linear-gradient(to right, transparent 10%, black 55%)',
            xl: isDefault
              ? 'linear-gradient(to right, transparent, black 15%)'
              : 'linear-gradient(to right, transparent 10%, black 55%)',
          },
        }}
      />
      <Container sx={{ position: 'relative' }}>
        <Stack
          sx={{
            alignItems: 'flex-start',
            gap: 3,
            maxWidth: { md: 'max(30vw, 290px)', xl: 440 },
            pt: { xs: 1, md: 12 },
            pb: { xs: 7, md: 8 },
          }}
        >
          <Typography variant="h1" id="hero" lang={detectLang(title, i18n.locale)}>
            {title}
          </Typography>
          {text && (
            <Typography color="textSecondary" lang={detectLang(text, i18n.locale)} sx={{ maxWidth: 420 }}>
              {text}
            </Typography>
          )}
          {link && (
            <BannerLink to={link} button="contained">
              {action}
            </BannerLink>
          )}
        </Stack>
      </Container>
    </Box>
  );
}
