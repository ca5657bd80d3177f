import { Link } from '@mui/material';
import type { ElementType } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { useStoreSettings } from './StoreSettingsProvider.tsx';

export interface LogoProps {
  /** Component of the link. */
  component?: ElementType;
  onClick?: () => void;
  onLeave?: () => void;
}

/** The store's name as a logo. */
export function Logo({ component = RouterLink, ...handlers }: LogoProps) {
  const { name } = useStoreSettings();
  return (
    <Link
      component={component}
      to={paths.home}
      {...handlers}
      variant="h3"
      color="inherit"
      underline="none"
      sx={{ fontSize: '1.75rem', lineHeight: '44px', letterSpacing: '-0.01em' }}
    >
      {name}
    </Link>
  );
}
