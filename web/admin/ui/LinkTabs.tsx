import { useLingui } from '@lingui/react';
import { Box, ButtonBase } from '@mui/material';
import { Link } from 'react-router-dom';
import { CountMark } from './CountMark.tsx';

interface LinkTab {
  to: string;
  /** Catalogue text. */
  label: string;
  isCurrent: boolean;
  count?: number;
}

export interface LinkTabsProps {
  /** Accessible name of the tabs. */
  name: string;
  tabs: readonly LinkTab[];
}

/** Tabs as links, so that each screen has a URL and a history entry. */
export function LinkTabs({ name, tabs }: LinkTabsProps) {
  const { i18n } = useLingui();
  return (
    <Box
      component="nav"
      aria-label={name}
      sx={{
        display: 'flex',
        overflowX: 'auto',
        borderBottom: 1,
        borderColor: 'divider',
        scrollbarWidth: 'thin',
        '@media print': { display: 'none' },
      }}
    >
      {tabs.map(({ to, label, isCurrent, count }) => (
        <ButtonBase
          key={to}
          component={Link}
          ref={isCurrent ? scrollTabIntoView : undefined}
          to={to}
          aria-current={isCurrent ? 'page' : undefined}
          sx={{
            flexShrink: 0,
            gap: 0.75,
            px: 1.5,
            minHeight: 40,
            typography: 'body1',
            fontWeight: isCurrent ? 600 : 400,
            color: isCurrent ? 'text.primary' : 'text.secondary',
            borderBottom: 2,
            borderColor: isCurrent ? 'primary.main' : 'transparent',
            '@media (pointer: coarse)': { minHeight: 44 },
            '&:hover': { color: 'text.primary' },
            '&:focus-visible': {
              outline: 2,
              outlineOffset: -2,
              outlineStyle: 'solid',
              outlineColor: 'primary.main',
            },
          }}
        >
          {i18n.t(label)}
          <CountMark count={count} />
        </ButtonBase>
      ))}
    </Box>
  );
}

/** Scrolls the current tab into view, because not all tabs fit on phones. */
function scrollTabIntoView(link: HTMLElement | null) {
  link?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
}
