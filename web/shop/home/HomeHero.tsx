import { useLingui } from '@lingui/react';
import { Box, Button, Container, Stack, Typography } from '@mui/material';
import { paths } from '#web/paths.ts';
import { Link as RouterLink } from '#web/ui/navigation/Link.tsx';
import { heroImage } from './heroImage.ts';

/** The banner from edge to edge, under the header; the words stand in its empty part. */
export function HomeHero() {
  const { i18n } = useLingui();

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
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'center',
      }}
    >
      <Box
        component="img"
        {...heroImage}
        alt={i18n.t(
          'Gold jhumka earrings with pearls, a flower ring and a ruby ring below a red pote necklace',
        )}
        // The page asks for it before it is read; a page that shows another screen need not have it.
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
          objectPosition: { xs: '70% 0', sm: '98% 0', md: '20% 50%' },
          // Where the banner ends within the ground, its edge melts into it.
          maskImage: {
            xs: 'linear-gradient(black 85%, transparent)',
            md: 'none',
            xl: 'linear-gradient(to right, transparent, black 15%)',
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
          <Typography variant="h1" id="hero">
            {i18n.t('Gold at its true weight')}
          </Typography>
          <Typography color="textSecondary" sx={{ maxWidth: 420 }}>
            {i18n.t('Made in Lalitpur. Weighed to a hundredth of a gram, priced by the day’s rate.')}
          </Typography>
          <Button component={RouterLink} to={paths.products()} variant="contained" size="large">
            {i18n.t('Shop all jewelry')}
          </Button>
        </Stack>
      </Container>
    </Box>
  );
}
