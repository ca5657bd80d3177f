import FavoriteBorder from 'icon:baseline-favorite-border';
import MenuIcon from 'icon:baseline-menu';
import { useLingui } from '@lingui/react';
import { Box, Container, IconButton, Stack } from '@mui/material';
import { atom, useAtom } from 'jotai';
import { Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { Logo } from '#web/store/Logo.tsx';
import { useIsScrolled } from '#web/ui/browser/useIsScrolled.ts';
import { ColourModeButton } from '#web/ui/colourMode/ColourModeButton.tsx';
import { lazyWithPreload } from '#web/ui/loading/lazyWithPreload.ts';
import { useHasOpened } from '#web/ui/overlay/useHasOpened.ts';
import { AccountLinks } from './AccountLinks.tsx';
import { CartButton } from './CartButton.tsx';
import { HeaderSearch } from './HeaderSearch.tsx';
import { Navigation } from './Navigation.tsx';

/** True while the search field is open. */
const searchOpenAtom = atom(false);

const MenuDrawer = lazyWithPreload(async () => (await import('./MenuDrawer.tsx')).MenuDrawer);
const DESKTOP_DISPLAY = { xs: 'none', lg: 'flex' };
const PHONE_DISPLAY = { xs: 'flex', lg: 'none' };

/** Translucent background that keeps the texts over a photo readable. */
const translucentBackground = {
  bgcolor: 'color-mix(in srgb, var(--mui-palette-background-default) 60%, transparent)',
  backdropFilter: 'blur(16px)',
};

/** Sticky header. Over the hero of the home screen it is transparent and uses the dark colour scheme. */
export function Header() {
  const { i18n } = useLingui();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const hasMenuOpened = useHasOpened(isMenuOpen);
  const [isSearching, setSearching] = useAtom(searchOpenAtom);
  const isScrolled = useIsScrolled(36);
  const isHome = useLocation().pathname === paths.home;
  const isTransparent = isHome && !isScrolled && !isSearching;

  return (
    <Box
      component="header"
      data-colour-mode={isTransparent ? 'dark' : undefined}
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        height: 'var(--header-height)',
        mb: isHome ? 'calc(-1 * var(--header-height))' : 0,
        color: 'text.primary',
        bgcolor: 'background.default',
        ...(isTransparent && translucentBackground),
        borderBottom: 1,
        borderColor: isTransparent ? 'transparent' : 'divider',
        transition: 'background-color 200ms ease-out, color 200ms ease-out',
      }}
    >
      <Container sx={{ height: 1, display: 'flex', alignItems: 'center', gap: { xs: 0, lg: 5 } }}>
        <Box sx={{ display: PHONE_DISPLAY, flex: 1, ml: -1.25 }}>
          <IconButton
            aria-label={i18n.t('Open menu')}
            aria-haspopup="dialog"
            onClick={() => setMenuOpen(true)}
          >
            <MenuIcon />
          </IconButton>
        </Box>
        <Logo />
        <Box sx={{ display: DESKTOP_DISPLAY, flex: 1 }}>
          <Navigation />
        </Box>
        <Stack
          direction="row"
          sx={{ flex: { xs: 1, lg: 'none' }, alignItems: 'center', justifyContent: 'end', mr: -1.25 }}
        >
          <HeaderSearch isOpen={isSearching} setOpen={setSearching} />
          <Stack direction="row" sx={{ display: DESKTOP_DISPLAY, alignItems: 'center' }}>
            <ColourModeButton />
            <IconButton component={Link} to={paths.wishlist} aria-label={i18n.t('Wishlist')}>
              <FavoriteBorder />
            </IconButton>
            <AccountLinks />
          </Stack>
          <CartButton />
        </Stack>
      </Container>
      <Suspense>
        {hasMenuOpened && <MenuDrawer isOpen={isMenuOpen} onClose={() => setMenuOpen(false)} />}
      </Suspense>
    </Box>
  );
}
