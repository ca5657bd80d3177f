import { Box, GlobalStyles, type Theme, ThemeProvider, useMediaQuery } from '@mui/material';
import { Suspense, useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { hasPermission } from '#domain/accounts/grants.ts';
import { useAdminShortcuts } from '#web/admin/screen/useAdminShortcuts.ts';
import { getRequiredPermission } from '#web/admin/sections.ts';
import { useAutoRefetch } from '#web/admin/ui/useAutoRefetch.ts';
import { Reauthentication } from '#web/session/reauthentication/Reauthentication.tsx';
import { useReloadPermissions } from '#web/session/useReloadPermissions.ts';
import { useViewer } from '#web/session/useViewer.ts';
import { SkipLink } from '#web/ui/SkipLink.tsx';
import { ScreenSpinner } from '#web/ui/states/ScreenSpinner.tsx';
import { useFocusOnArrival } from '#web/ui/useFocusOnArrival.ts';
import { JobTray } from '../jobs/JobTray.tsx';
import { CommandPalette } from '../palette/CommandPalette.tsx';
import { ForbiddenScreen } from '../permissions/ForbiddenScreen.tsx';
import { TwoFactorGate } from '../twoFactor/TwoFactorGate.tsx';
import { adminTheme } from './adminTheme.ts';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';
import { Sidebar } from './Sidebar.tsx';
import { TopBar } from './TopBar.tsx';
import { useDoubleClickGuard } from './useDoubleClickGuard.ts';
import { useSidebarFolded } from './useSidebarFolded.ts';

const MAIN_ID = 'main';

type OpenPanel = 'menu' | 'palette' | 'shortcuts' | null;

/** Layout of all back-office screens. */
export function AdminLayout() {
  const isWide = useMediaQuery(adminTheme.breakpoints.up('md'));
  const [isFolded, setFolded] = useSidebarFolded();
  const [openPanel, setOpenPanel] = useState<OpenPanel>(null);
  const main = useFocusOnArrival<HTMLElement>();
  const close = () => setOpenPanel(null);

  // Browser Back closes the open menu, palette or shortcut list.
  useEffect(() => {
    const closePanel = () => setOpenPanel(null);
    window.addEventListener('popstate', closePanel);
    return () => window.removeEventListener('popstate', closePanel);
  }, []);

  useDoubleClickGuard();
  useAutoRefetch(useReloadPermissions());
  useAdminShortcuts({
    onTogglePalette: () => setOpenPanel((currentPanel) => (currentPanel === 'palette' ? null : 'palette')),
    onOpenShortcuts: () => setOpenPanel('shortcuts'),
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
        <SkipLink to={MAIN_ID} />
        <Sidebar
          isDrawer={!isWide}
          isOpen={openPanel === 'menu'}
          isFolded={isFolded}
          onFold={() => setFolded(!isFolded)}
          onClose={close}
        />
        <Box sx={{ minWidth: 0 }}>
          <TopBar
            onOpenMenu={() => setOpenPanel('menu')}
            onOpenPalette={() => setOpenPanel('palette')}
            onOpenShortcuts={() => setOpenPanel('shortcuts')}
          />
          <Box component="main" id={MAIN_ID} ref={main} tabIndex={-1} sx={{ outline: 'none' }}>
            <Suspense fallback={<ScreenSpinner />}>
              <TwoFactorGate>
                <PermittedScreen />
                <JobTray />
              </TwoFactorGate>
            </Suspense>
          </Box>
        </Box>
        <Reauthentication />
        <GlobalStyles styles={getToastPosition} />
        {openPanel === 'palette' && <CommandPalette onClose={close} />}
        {openPanel === 'shortcuts' && <ShortcutsDialog onClose={close} />}
      </Box>
    </ThemeProvider>
  );
}

/** Toasts appear at the bottom, above fixed bars, because actions are at the top and right. */
const getToastPosition = ({ breakpoints }: Theme) => ({
  'body .notistack-SnackbarContainer': {
    top: 'auto',
    bottom: 72,
    marginTop: 0,
    alignItems: 'flex-start',
    [breakpoints.up('md')]: { left: 240, right: 'auto' },
  },
});

/** The screen, or a message if the viewer has no permission. The server also rejects requests for its data. */
function PermittedScreen() {
  const { viewer } = useViewer();
  const { pathname } = useLocation();
  const requiredPermission = getRequiredPermission(pathname);
  if (!viewer || !requiredPermission || hasPermission(viewer, requiredPermission)) return <Outlet />;
  return <ForbiddenScreen action={requiredPermission} />;
}
