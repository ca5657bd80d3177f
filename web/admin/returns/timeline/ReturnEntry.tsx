import { useLingui } from '@lingui/react';
import { Box, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { adminPaths } from '#web/admin/adminPaths.ts';
import { returnTexts } from '#web/labels/returnTexts.ts';
import type { ReturnStatusEntry } from '../returnStatusEntry.ts';
import { describeReceivedLine } from '../staffReturnTexts.ts';
import { useReturnEntryQuery } from './ReturnEntry.generated.ts';

/** Timeline entry for a change of a return's status. For a received return, shows conditions and locations. */
export function ReturnEntry({ entry: { number, status } }: { entry: ReturnStatusEntry }) {
  const { i18n } = useLingui();
  const { data } = useReturnEntryQuery({ variables: { number }, skip: status !== 'RECEIVED' });
  const receivedLines = data?.adminReturn?.lines.filter(({ received }) => received) ?? [];
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
      {receivedLines.length > 0 && (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', typography: 'body2' }}>
          {receivedLines.map(({ id, received, orderLine, ...line }) => (
            <Box component="li" key={id} sx={{ overflowWrap: 'anywhere' }}>
              {[
                `${i18n.number(received ?? 0)} × ${orderLine.name}`,
                orderLine.size && i18n.t('Size {size}', { size: orderLine.size }),
                describeReceivedLine(i18n, line),
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
