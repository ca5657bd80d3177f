import KeyboardOutlined from 'icon:outline-keyboard';
import MenuOutlined from 'icon:outline-menu';
import SearchOutlined from 'icon:outline-search';
import StorefrontOutlined from 'icon:outline-storefront';
import { useLingui } from '@lingui/react';
import { Box, Button, IconButton, Stack, Tooltip } from '@mui/material';
import { Link } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { ColourModeButton } from '#web/ui/colourMode/ColourModeButton.tsx';
import { MentionsBell } from '../mentions/MentionsBell.tsx';
import { AdminAccountMenu } from './AdminAccountMenu.tsx';
import { formatCommandShortcut, KeyName } from './KeyName.tsx';

export interface TopBarProps {
  onOpenMenu(): void;
  onOpenPalette(): void;
  onOpenShortcuts(): void;
}

export function TopBar({ onOpenMenu, onOpenPalette, onOpenShortcuts }: TopBarProps) {
  const { i18n } = useLingui();
  return (
    <Stack
      component="header"
      direction="row"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        height: 52,
        px: { xs: 1, md: 3 },
        gap: { xs: 0.5, md: 1 },
        alignItems: 'center',
        bgcolor: 'background.default',
        borderBottom: 1,
        borderColor: 'divider',
        '@media print': { display: 'none' },
      }}
    >
      <IconButton aria-label={i18n.t('Open the menu')} onClick={onOpenMenu} sx={{ display: { md: 'none' } }}>
        <MenuOutlined />
      </IconButton>
      <Button
        variant="outlined"
        onClick={onOpenPalette}
        startIcon={<SearchOutlined />}
        aria-keyshortcuts="Control+K Meta+K"
        sx={{ flex: { xs: 1, sm: 'none' }, minWidth: 0, width: { sm: 320 }, justifyContent: 'flex-start' }}
      >
        <Box
          component="span"
          sx={{
            flex: 1,
            minWidth: 0,
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
            textAlign: 'left',
            color: 'text.secondary',
            fontWeight: 400,
          }}
        >
          {i18n.t('Search or jump to…')}
        </Box>
        <Box component="span" aria-hidden sx={{ display: { xs: 'none', md: 'inline' } }}>
          <KeyName>{formatCommandShortcut('K')}</KeyName>
        </Box>
      </Button>
      <Box sx={{ flex: { sm: 1 } }} />
      <Tooltip title={i18n.t('Keyboard shortcuts')}>
        <IconButton
          aria-label={i18n.t('Keyboard shortcuts')}
          onClick={onOpenShortcuts}
          sx={{ display: { xs: 'none', md: 'inline-flex' } }}
        >
          <KeyboardOutlined />
        </IconButton>
      </Tooltip>
      <MentionsBell />
      <ColourModeButton />
      <Tooltip title={i18n.t('View store')}>
        <IconButton
          component={Link}
          to={paths.home}
          aria-label={i18n.t('View store')}
          sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
        >
          <StorefrontOutlined />
        </IconButton>
      </Tooltip>
      <AdminAccountMenu />
    </Stack>
  );
}
