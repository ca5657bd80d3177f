import { Link } from '@mui/material';
import type { ElementType } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useStore } from '#web/app/StoreFacts.tsx';
import { paths } from '#web/paths.ts';

export interface MarkProps {
  /** The kind of link that it is. */
  component?: ElementType;
  onClick?: () => void;
  onLeave?: () => void;
}

/** The store's name, as its sign. */
export function Mark({ component = RouterLink, ...handlers }: MarkProps) {
  const { name } = useStore();
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
