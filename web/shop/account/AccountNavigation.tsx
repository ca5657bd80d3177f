import { useLingui } from '@lingui/react';
import { Box, Link } from '@mui/material';
import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { accountNavigation } from './accountNavigation.ts';

/** Account navigation: a column on desktop, a scrolling row on phones with the current screen in view. */
export function AccountNavigation() {
  const { i18n } = useLingui();
  const { pathname } = useLocation();
  const list = useRef<HTMLUListElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new screen has a different entry to scroll to.
  useEffect(() => {
    const row = list.current;
    const currentEntry = row?.querySelector<HTMLElement>('[aria-current=page]');
    if (row && currentEntry)
      row.scrollLeft = currentEntry.offsetLeft - (row.clientWidth - currentEntry.offsetWidth) / 2;
  }, [pathname]);

  return (
    <Box
      component="ul"
      ref={list}
      sx={{
        listStyle: 'none',
        m: 0,
        mx: { xs: -2, sm: -3, md: 0 },
        px: { xs: 2, sm: 3, md: 0 },
        display: 'flex',
        flexDirection: { md: 'column' },
        columnGap: 3,
        position: 'relative',
        overflowX: 'auto',
        scrollbarWidth: 'none',
        borderBottom: { xs: 1, md: 0 },
        borderColor: { xs: 'divider' },
      }}
    >
      {accountNavigation.map(({ to, label }) => (
        <li key={to}>
          <Link
            component={NavLink}
            to={to}
            color="textSecondary"
            underline="none"
            sx={{
              display: 'block',
              whiteSpace: 'nowrap',
              lineHeight: '44px',
              minWidth: 44,
              borderBottom: { xs: 2, md: 0 },
              borderLeft: { md: 2 },
              borderColor: { xs: 'transparent', md: 'divider' },
              pl: { md: 2 },
              '&:hover': { color: 'text.primary' },
              '&[aria-current=page]': { color: 'text.primary', borderColor: 'primary.main', fontWeight: 500 },
            }}
          >
            {i18n.t(label)}
          </Link>
        </li>
      ))}
    </Box>
  );
}
