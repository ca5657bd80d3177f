import { useLingui } from '@lingui/react';
import { Box, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { adminPaths } from '#web/admin/adminPaths.ts';
import { returnTexts } from '#web/labels/returnTexts.ts';
import { whereabouts } from '../returnDeskTexts.ts';
import type { ReturnMoment } from '../returnMoment.ts';
import { useReturnEntryQuery } from './ReturnEntry.generated.ts';

/** Where a return of an order came to; of one that was received, what came of it and where that lies. */
export function ReturnEntry({ moment: { number, status } }: { moment: ReturnMoment }) {
  const { i18n } = useLingui();
  const { data } = useReturnEntryQuery({ variables: { number }, skip: status !== 'RECEIVED' });
  const came = data?.adminReturn?.lines.filter(({ received }) => received) ?? [];
  return (
    <>
      <Typography sx={{ fontWeight: 500 }}>
        {i18n.t('Return')}{' '}
        <Link component={RouterLink} to={adminPaths.return(number)}>
          {number}
        </Link>
        {': '}
        {i18n.t(returnTexts.status[status])}
      </Typography>
      {came.length > 0 && (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', typography: 'body2' }}>
          {came.map(({ id, received, orderLine, ...line }) => (
            <Box component="li" key={id} sx={{ overflowWrap: 'anywhere' }}>
              {[
                `${i18n.number(received ?? 0)} × ${orderLine.name}`,
                orderLine.size && i18n.t('Size {size}', { size: orderLine.size }),
                whereabouts(i18n, line),
              ]
                .filter(Boolean)
                .join(' · ')}
            </Box>
          ))}
        </Box>
      )}
    </>
  );
}
