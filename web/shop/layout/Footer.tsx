import { useLingui } from '@lingui/react';
import { Box, Container, Link, Stack, Typography } from '@mui/material';
import { Suspense } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { formatPlainNumber } from '#domain/text/numbers.ts';
import { useStoreSettings } from '#web/store/StoreSettingsProvider.tsx';
import { TOUCH_TARGET_PX } from '#web/ui/browser/touch.ts';
import { lazyWithPreload } from '#web/ui/loading/lazyWithPreload.ts';
import { useNearViewport } from '#web/ui/loading/useNearViewport.ts';
import { Overline } from '#web/ui/Overline.tsx';
import { ColourModeChoice } from './ColourModeChoice.tsx';
import { FooterAddress } from './FooterAddress.tsx';
import { FooterPromises } from './FooterPromises.tsx';
import { categoryLinks, helpLinks, policyLinks } from './footerLinks.ts';
import { LanguageChoice } from './LanguageChoice.tsx';
import type { NavigationItem } from './navigation.ts';

const NewsletterForm = lazyWithPreload(async () => (await import('./NewsletterForm.tsx')).NewsletterForm);

export function Footer() {
  const { i18n } = useLingui();
  const [newsletterRef, isNear] = useNearViewport<HTMLDivElement>();
  return (
    <Box
      component="footer"
      sx={{
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        pb: 'var(--buy-bar-height, 0px)',
      }}
    >
      <Container>
        <FooterPromises />
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 5, md: 6 },
            gridTemplateColumns: {
              xs: '1fr 1fr',
              sm: '1fr 1fr 1fr',
              md: '2fr 1fr 1fr 1fr',
              lg: '1.6fr 0.8fr 1fr 1fr 1.8fr',
            },
            py: { xs: 6, md: 10 },
          }}
        >
          <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}>
            <FooterAddress />
          </Box>
          <Column title={i18n.t('Shop')} items={categoryLinks} />
          <Column title={i18n.t('Help')} items={helpLinks} />
          <Column title={i18n.t('Policies')} items={policyLinks.slice(0, 3)} />
          <Box ref={newsletterRef} sx={{ gridColumn: { xs: '1 / -1', lg: 'auto' }, minHeight: 200 }}>
            <Suspense>{isNear && <NewsletterForm />}</Suspense>
          </Box>
        </Box>
        <BottomBar />
      </Container>
    </Box>
  );
}

function Column({ title, items }: { title: string; items: NavigationItem[] }) {
  return (
    <Box component="nav" aria-label={title}>
      <Overline sx={{ mb: 1 }}>{title}</Overline>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {items.map((item) => (
          <li key={item.to}>
            <FooterLink {...item} />
          </li>
        ))}
      </Box>
    </Box>
  );
}

function BottomBar() {
  const { i18n } = useLingui();
  const { name } = useStoreSettings();
  return (
    <Stack
      direction={{ xs: 'column', lg: 'row' }}
      sx={{
        gap: 2,
        py: 3,
        alignItems: { lg: 'center' },
        justifyContent: 'space-between',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Typography variant="caption" color="textSecondary" suppressHydrationWarning>
        {i18n.t('© {year} {name}', { year: formatPlainNumber(new Date().getFullYear(), i18n.locale), name })}
      </Typography>
      <Stack
        component="nav"
        aria-label={i18n.t('All policies')}
        direction="row"
        sx={{ flexWrap: 'wrap', columnGap: 3 }}
      >
        {policyLinks.map((item) => (
          <FooterLink key={item.to} {...item} />
        ))}
      </Stack>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ columnGap: 4 }}>
        <LanguageChoice />
        <ColourModeChoice />
      </Stack>
    </Stack>
  );
}

function FooterLink({ to, label }: NavigationItem) {
  const { i18n } = useLingui();
  return (
    <Link
      component={RouterLink}
      to={to}
      variant="body2"
      color="inherit"
      sx={{
        display: 'inline-block',
        minWidth: TOUCH_TARGET_PX,
        lineHeight: { xs: `${TOUCH_TARGET_PX}px`, md: '36px' },
      }}
    >
      {i18n.t(label)}
    </Link>
  );
}
