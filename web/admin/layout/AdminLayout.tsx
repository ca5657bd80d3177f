import { Box, GlobalStyles, type Theme, ThemeProvider, useMediaQuery } from '@mui/material';
import { Suspense, useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { can } from '#domain/accounts/rights.ts';
import { useAdminShortcuts } from '#web/admin/screen/useAdminShortcuts.ts';
import { neededFor } from '#web/admin/sections.ts';
import { useRefreshed } from '#web/admin/ui/useRefreshed.ts';
import { SignInAgain } from '#web/session/again/SignInAgain.tsx';
import { useRightsAnew } from '#web/session/useRightsAnew.ts';
import { useViewer } from '#web/session/useViewer.ts';
import { SkipLink } from '#web/ui/SkipLink.tsx';
import { ScreenSpinner } from '#web/ui/states/ScreenSpinner.tsx';
import { useFocusOnArrival } from '#web/ui/useFocusOnArrival.ts';
import { JobTray } from '../jobs/JobTray.tsx';
import { CommandPalette } from '../palette/CommandPalette.tsx';
import { ScreenNotYours } from '../rights/ScreenNotYours.tsx';
import { TwoFactorGate } from '../twoFactor/TwoFactorGate.tsx';
import { adminTheme } from './adminTheme.ts';
import { ShortcutSheet } from './ShortcutSheet.tsx';
import { Sidebar } from './Sidebar.tsx';
import { TopBar } from './TopBar.tsx';
import { useSecondClickGuard } from './useSecondClickGuard.ts';
import { useSidebarFolded } from './useSidebarFolded.ts';

const MAIN = 'main';

type Opened = 'menu' | 'palette' | 'shortcuts' | null;

/** Around every screen of the back-office. */
export function AdminLayout() {
  const isWide = useMediaQuery(adminTheme.breakpoints.up('md'));
  const [isFolded, setFolded] = useSidebarFolded();
  const [opened, setOpened] = useState<Opened>(null);
  const main = useFocusOnArrival<HTMLElement>();
  const close = () => setOpened(null);

  // Back leaves the screen that it was opened over, and it goes with it. Not so a screen that was still coming then.
  useEffect(() => {
    const leave = () => setOpened(null);
    window.addEventListener('popstate', leave);
    return () => window.removeEventListener('popstate', leave);
  }, []);

  useSecondClickGuard();
  useRefreshed(useRightsAnew());
  useAdminShortcuts({
    onPalette: () => setOpened((now) => (now === 'palette' ? null : 'palette')),
    onShortcuts: () => setOpened('shortcuts'),
    onFold: () => setFolded(!isFolded),
  });

  return (
    <ThemeProvider theme={adminTheme}>
      <Box
        sx={{
          typography: 'body1',
          minHeight: '100dvh',
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'auto minmax(0, 1fr)' },
          '@media print': { display: 'block' },
        }}
      >
        <SkipLink to={MAIN} />
        <Sidebar
          isDrawer={!isWide}
          isOpen={opened === 'menu'}
          isFolded={isFolded}
          onFold={() => setFolded(!isFolded)}
          onClose={close}
        />
        <Box sx={{ minWidth: 0 }}>
          <TopBar
            onMenu={() => setOpened('menu')}
            onPalette={() => setOpened('palette')}
            onShortcuts={() => setOpened('shortcuts')}
          />
          <Box component="main" id={MAIN} ref={main} tabIndex={-1} sx={{ outline: 'none' }}>
            <Suspense fallback={<ScreenSpinner />}>
              <TwoFactorGate>
                <PermittedScreen />
                <JobTray />
              </TwoFactorGate>
            </Suspense>
          </Box>
        </Box>
        <SignInAgain />
        <GlobalStyles styles={toastPlace} />
        {opened === 'palette' && <CommandPalette onClose={close} />}
        {opened === 'shortcuts' && <ShortcutSheet onClose={close} />}
      </Box>
    </ThemeProvider>
  );
}

/** Toasts stand at the foot of the content, above what is kept there: what is done on a screen is at its top and right. */
const toastPlace = ({ breakpoints }: Theme) => ({
  'body .notistack-SnackbarContainer': {
    top: 'auto',
    bottom: 72,
    marginTop: 0,
    alignItems: 'flex-start',
    [breakpoints.up('md')]: { left: 240, right: 'auto' },
  },
});

/** The screen, or a word where it is for others; the server would refuse its data anyway. */
function PermittedScreen() {
  const { viewer } = useViewer();
  const { pathname } = useLocation();
  const needed = neededFor(pathname);
  if (!viewer || !needed || can(viewer, needed)) return <Outlet />;
  return <ScreenNotYours action={needed} />;
}
