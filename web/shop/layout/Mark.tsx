import { Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { useStore } from '#web/app/StoreFacts.tsx';
import { paths } from '#web/paths.ts';

/** The store's name, as its sign. */
export function Mark({ onClick }: { onClick?: () => void }) {
  const { name } = useStore();
  return (
    <Link
      component={RouterLink}
      to={paths.home}
      onClick={onClick}
      variant="h3"
      color="inherit"
      underline="none"
      sx={{ fontSize: '1.75rem', lineHeight: '44px', letterSpacing: '-0.01em' }}
    >
      {name}
    </Link>
  );
}
