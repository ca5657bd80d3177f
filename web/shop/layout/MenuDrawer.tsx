import Close from 'icon:baseline-close';
import { useLingui } from '@lingui/react';
import { Box, Drawer, IconButton, List, ListItemButton, ListItemText, Stack } from '@mui/material';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/useSession.ts';
import { useViewer } from '#web/session/useViewer.ts';
import { Logo } from '#web/store/Logo.tsx';
import { OverlayLink } from '#web/ui/overlay/OverlayLink.tsx';
import { useCloseOnBack } from '#web/ui/overlay/useCloseOnBack.ts';
import { ToastContainer } from '#web/ui/toast/ToastContainer.tsx';
import { accountNavigation } from '../account/accountNavigation.ts';
import { ColourModeChoice } from './ColourModeChoice.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';
import { MenuShopLinks } from './MenuShopLinks.tsx';
import { getNavigation, type NavigationItem } from './navigation.ts';

const signedOutItems: NavigationItem[] = [
  { to: paths.wishlist, label: /*i18n*/ 'Wishlist' },
  { to: paths.login, label: /*i18n*/ 'Login' },
  { to: paths.register, label: /*i18n*/ 'Register' },
  { to: paths.adminLogin, label: /*i18n*/ 'Admin' },
];

/** Links to products come first, then the other pages. */
const isProductLink = ({ to }: NavigationItem) =>
  to === paths.home || to === paths.products() || to === paths.collections;

/** Excludes the dashboard, which is in the main navigation. */
const accountScreens = accountNavigation.filter(({ to }) => to !== paths.dashboard);

export interface MenuDrawerProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Navigation drawer on phones. */
export function MenuDrawer({ isOpen, onClose }: MenuDrawerProps) {
  const { i18n } = useLingui();
  const { viewer } = useViewer();
  const { logout } = useSession();
  const dismiss = useCloseOnBack(isOpen, onClose);
  const navigationItems = getNavigation(viewer);

  return (
    <Drawer
      open={isOpen}
      onClose={dismiss}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-label': i18n.t('Menu'),
          sx: { width: 320, maxWidth: '88vw' },
        },
      }}
    >
      <Stack direction="row" sx={{ p: 1, pl: 3, alignItems: 'center', justifyContent: 'space-between' }}>
        <Logo component={OverlayLink} onLeave={onClose} />
        <IconButton aria-label={i18n.t('Close menu')} onClick={dismiss}>
          <Close />
        </IconButton>
      </Stack>
      <ToastContainer />
      <Box component="nav" aria-label={i18n.t('Main')} sx={{ flex: 1 }}>
        <Items items={navigationItems.filter(isProductLink)} variant="h3" onClose={onClose} />
        <MenuShopLinks onClose={onClose} />
        <Box sx={{ mx: 3, mt: 2, borderTop: 1, borderColor: 'divider' }} />
        <Items
          items={navigationItems.filter((item) => !isProductLink(item))}
          variant="h3"
          onClose={onClose}
        />
        <Box sx={{ mx: 3, my: 1, borderTop: 1, borderColor: 'divider' }} />
        {viewer ? (
          <>
            <Items items={accountScreens} variant="body1" onClose={onClose} />
            <List>
              <ListItemButton
                onClick={() => {
                  onClose();
                  void logout();
                }}
                sx={{ px: 3 }}
              >
                <ListItemText primary={i18n.t('Logout')} secondary={viewer.name} />
              </ListItemButton>
            </List>
          </>
        ) : (
          <Items items={signedOutItems} variant="body1" onClose={onClose} />
        )}
      </Box>
      <Box sx={{ p: 3 }}>
        <LanguageChoice />
        <ColourModeChoice />
      </Box>
    </Drawer>
  );
}

interface ItemsProps {
  items: NavigationItem[];
  variant: 'h3' | 'body1';
  onClose: () => void;
}

function Items({ items, variant, onClose }: ItemsProps) {
  const { i18n } = useLingui();
  return (
    <List>
      {items.map(({ to, label }) => (
        <li key={to}>
          <ListItemButton
            component={OverlayLink}
            to={to}
            end={to === paths.home}
            onLeave={onClose}
            sx={{ px: 3, '&[aria-current=page]': { color: 'primary.main' } }}
          >
            <ListItemText primary={i18n.t(label)} slotProps={{ primary: { variant, component: 'span' } }} />
          </ListItemButton>
        </li>
      ))}
    </List>
  );
}
