import ChevronLeft from 'icon:baseline-chevron-left';
import ChevronRight from 'icon:baseline-chevron-right';
import { useLingui } from '@lingui/react';
import { Box, Drawer, GlobalStyles, IconButton, Stack, Tooltip } from '@mui/material';
import { Logo } from '#web/store/Logo.tsx';
import { useCloseOnNavigation } from '#web/ui/overlay/useCloseOnNavigation.ts';
import { SidebarSections } from './SidebarSections.tsx';

const WIDTH = 216;
const FOLDED_WIDTH = 57;

export interface SidebarProps {
  /** True on phones, where the sidebar slides in from the left. */
  isDrawer: boolean;
  isOpen: boolean;
  isFolded: boolean;
  onFold(): void;
  onClose(): void;
}

export function Sidebar({ isDrawer, isOpen, isFolded, onFold, onClose }: SidebarProps) {
  const { i18n } = useLingui();
  useCloseOnNavigation(isDrawer && isOpen, onClose);
  if (isDrawer)
    return (
      <Drawer
        open={isOpen}
        onClose={onClose}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': i18n.t('Menu'), sx: { width: 264, maxWidth: '85vw' } },
        }}
      >
        <Box sx={{ px: 2, py: 1 }}>
          <Logo onClick={onClose} />
        </Box>
        <SidebarSections onNavigate={onClose} />
      </Drawer>
    );

  const width = isFolded ? FOLDED_WIDTH : WIDTH;
  const label = isFolded ? i18n.t('Expand the menu') : i18n.t('Collapse the menu');
  return (
    <Stack
      component="aside"
      aria-label={i18n.t('Menu')}
      sx={{
        width,
        position: 'sticky',
        top: 0,
        height: '100dvh',
        borderRight: 1,
        borderColor: 'divider',
        '@media print': { display: 'none' },
      }}
    >
      <GlobalStyles styles={{ ':root': { '--rail-width': `${width}px` } }} />
      <Box sx={{ px: 2, height: 52, overflow: 'hidden', visibility: isFolded ? 'hidden' : 'visible' }}>
        <Logo />
      </Box>
      <Box sx={{ flex: 1, minHeight: 0, overflowY: 'auto', overflowX: 'hidden', scrollbarWidth: 'thin' }}>
        <SidebarSections isFolded={isFolded} />
      </Box>
      <Box sx={{ p: 1, borderTop: 1, borderColor: 'divider', textAlign: isFolded ? 'center' : 'right' }}>
        <Tooltip title={label} placement="right">
          <IconButton onClick={onFold} aria-label={label} aria-expanded={!isFolded}>
            {isFolded ? <ChevronRight /> : <ChevronLeft />}
          </IconButton>
        </Tooltip>
      </Box>
    </Stack>
  );
}
