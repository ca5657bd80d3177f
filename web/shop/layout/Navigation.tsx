import { useLingui } from '@lingui/react';
import { Link, Stack } from '@mui/material';
import { NavLink } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { useViewer } from '#web/session/useViewer.ts';
import { getNavigation } from './navigation.ts';

export function Navigation() {
  const { i18n } = useLingui();
  const { viewer } = useViewer();
  return (
    <Stack component="nav" aria-label={i18n.t('Main')} direction="row" sx={{ gap: 3.5 }}>
      {getNavigation(viewer).map(({ to, label }) => (
        <Link
          key={to}
          component={NavLink}
          to={to}
          end={to === paths.home}
          variant="button"
          color="inherit"
          underline="none"
          sx={{
            lineHeight: '44px',
            borderBlock: '1px solid transparent',
            '&:hover, &[aria-current=page]': { borderBottomColor: 'currentColor' },
          }}
        >
          {i18n.t(label)}
        </Link>
      ))}
    </Stack>
  );
}
