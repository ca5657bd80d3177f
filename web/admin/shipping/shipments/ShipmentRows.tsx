import { useLingui } from '@lingui/react';
import { Link, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { adminPaths } from '#web/admin/adminPaths.ts';
import { getCustomerName } from '#web/admin/order/CustomerName.tsx';
import { ScrollBox } from '#web/admin/ui/ScrollBox.tsx';
import { StatusDot } from '#web/admin/ui/StatusDot.tsx';
import { type ShipmentRow, willShip } from './useShipments.ts';

export interface ShipmentRowsProps {
  rows: readonly ShipmentRow[];
  allowUnpaid: boolean;
}

/** Lists the parcels with their expected or actual results. */
export function ShipmentRows({ rows, allowUnpaid }: ShipmentRowsProps) {
  const { i18n } = useLingui();
  const shippedCount = rows.filter(({ failure }) => failure === null).length;
  const readyCount = rows.filter((row) => willShip(row, allowUnpaid)).length;
  const unshippedCount = rows.length - shippedCount - readyCount;
  return (
    <>
      <Typography role="status" sx={{ mb: 1, fontWeight: 600 }}>
        {[
          shippedCount > 0 &&
            i18n.t('{count, plural, one {# recorded} other {# recorded}}', { count: shippedCount }),
          readyCount > 0 && i18n.t('{count, plural, one {# ready} other {# ready}}', { count: readyCount }),
          unshippedCount > 0 &&
            i18n.t('{count, plural, one {# not ready} other {# not ready}}', { count: unshippedCount }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      <ScrollBox label={i18n.t('Parcels')}>
        <Table size="small" sx={{ minWidth: 640 }}>
          <TableHead>
            <TableRow>
              <TableCell sx={{ pl: 0 }}>{i18n.t('Row')}</TableCell>
              <TableCell>{i18n.t('Order')}</TableCell>
              <TableCell>{i18n.t('Tracking number')}</TableCell>
              <TableCell>{i18n.t('Carrier')}</TableCell>
              <TableCell>{i18n.t('Result')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row) => (
              <Row key={row.parcel.row} row={row} allowUnpaid={allowUnpaid} />
            ))}
          </TableBody>
        </Table>
      </ScrollBox>
    </>
  );
}

function Row({ row, allowUnpaid }: { row: ShipmentRow; allowUnpaid: boolean }) {
  const { i18n } = useLingui();
  const { parcel, plan } = row;
  return (
    <TableRow>
      <TableCell sx={{ pl: 0 }}>{i18n.number(parcel.row)}</TableCell>
      <TableCell component="th" scope="row">
        {plan?.order ? (
          <>
            <Link component={RouterLink} to={adminPaths.order(plan.order.number)}>
              {plan.order.number}
            </Link>
            <Typography variant="body2" color="textSecondary" component="span" sx={{ display: 'block' }}>
              {getCustomerName(i18n, plan.order.contact)}
            </Typography>
          </>
        ) : (
          parcel.order
        )}
      </TableCell>
      <TableCell>{parcel.trackingNumber || '–'}</TableCell>
      <TableCell>{plan?.carrier ?? (parcel.carrier || '–')}</TableCell>
      <TableCell>
        <Result row={row} allowUnpaid={allowUnpaid} />
      </TableCell>
    </TableRow>
  );
}

function Result({ row, allowUnpaid }: { row: ShipmentRow; allowUnpaid: boolean }) {
  const { i18n } = useLingui();
  const { plan, inputProblem, failure } = row;
  if (failure === null)
    return (
      <StatusDot tone="good">{plan?.isShipped ? i18n.t('Number recorded') : i18n.t('Shipped')}</StatusDot>
    );
  const problem =
    failure ??
    plan?.problem?.message ??
    inputProblem ??
    (plan?.isUnpaid && !allowUnpaid ? /*i18n*/ 'The bank transfer has not arrived.' : null);
  if (problem)
    return (
      <Typography variant="body2" color="error">
        {i18n.t(problem)}
      </Typography>
    );
  return (
    <>
      <Typography variant="body2">
        {plan?.isShipped
          ? i18n.t('Already shipped. Only the tracking number is recorded.')
          : i18n.t('Ready to ship')}
      </Typography>
      {plan?.carrier && !plan.isKnownCarrier && (
        <Typography variant="body2" sx={{ color: 'primary.main' }}>
          {i18n.t(
            'The carrier is not in your list, so there is no tracking link. Check the spelling of its name.',
          )}
        </Typography>
      )}
    </>
  );
}
