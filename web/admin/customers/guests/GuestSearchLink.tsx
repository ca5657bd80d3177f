import { useLingui } from '@lingui/react';
import { Button, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { adminPaths } from '../../adminPaths.ts';

/** Links to the guest search. Guests have no account and are found by phone number and orders. */
export function GuestSearchLink({ search }: { search: string }) {
  const { i18n } = useLingui();
  return (
    <>
      <Typography color="textSecondary">{i18n.t('Guests and counter customers have no account.')}</Typography>
      <Button component={Link} to={`${adminPaths.guests}?q=${encodeURIComponent(search)}`}>
        {i18n.t('Search guests for “{search}”', { search })}
      </Button>
    </>
  );
}
