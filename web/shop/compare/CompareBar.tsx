import { useLingui } from '@lingui/react';
import { Box, Button, Typography } from '@mui/material';
import { useAtomValue } from 'jotai';
import { type Location, useLocation } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { Link } from '#web/ui/navigation/Link.tsx';
import { searchOpenAtom } from '../search/searchOpen.atoms.ts';
import { useCompared } from './useCompared.ts';

/** Screens on which one has something else in hand. */
const NOT_ON: readonly string[] = [paths.compare, paths.cart, paths.checkout];
const NOT_BELOW = paths.orderSuccess('');

/** Says how many pieces are chosen and leads to them; above the buy bar of a phone. Stays off search, cart and checkout. */
export function CompareBar() {
  const { i18n } = useLingui();
  const { ids, clear } = useCompared();
  const location = useLocation();
  const isSearching = useAtomValue(searchOpenAtom);
  if (ids.length === 0 || isSearching || isInTheWay(location)) return null;

  return (
    <Box
      role="region"
      aria-label={i18n.t('Comparison')}
      sx={{
        position: 'sticky',
        bottom: {
          xs: 'calc(72px + var(--consent-bar-height, 0px))',
          md: 'calc(16px + var(--consent-bar-height, 0px))',
        },
        zIndex: 'speedDial',
        alignSelf: 'center',
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        mx: 2,
        px: 2,
        py: 0.75,
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'controlBorder',
        borderRadius: 1,
      }}
    >
      <Typography variant="body2" aria-live="polite">
        {i18n.t('{count, plural, one {# piece to compare} other {# pieces to compare}}', {
          count: ids.length,
        })}
      </Typography>
      <Button component={Link} to={paths.compare} size="small" variant="contained">
        {i18n.t('Compare')}
      </Button>
      <Button size="small" onClick={clear}>
        {i18n.t('Clear')}
      </Button>
    </Box>
  );
}

function isInTheWay({ pathname, search }: Pick<Location, 'pathname' | 'search'>): boolean {
  return (
    NOT_ON.includes(pathname) ||
    pathname.startsWith(NOT_BELOW) ||
    (pathname === paths.products() && new URLSearchParams(search).has('search'))
  );
}
