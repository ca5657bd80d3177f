import { useLingui } from '@lingui/react';
import { Button, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { adminPaths } from '../../adminPaths.ts';

/** Who buys as a guest or at the counter has no account: they are found by their phone and their orders. */
export function LookAmongGuests({ search }: { search: string }) {
  const { i18n } = useLingui();
  return (
    <>
      <Typography color="textSecondary">
        {i18n.t('Guests and buyers at the counter have no account.')}
      </Typography>
      <Button component={Link} to={`${adminPaths.guests}?q=${encodeURIComponent(search)}`}>
        {i18n.t('Look for “{search}” among them', { search })}
      </Button>
    </>
  );
}
