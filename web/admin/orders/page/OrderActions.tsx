import { useLingui } from '@lingui/react';
import { Button, MenuItem, useMediaQuery } from '@mui/material';
import { Link } from 'react-router-dom';
import type { OrderStatus } from '#domain/orders/orderLifecycle.ts';
import { adminPaths } from '#web/admin/adminPaths.ts';
import type { OrderSheet_OrderFragment as Order } from '#web/admin/order/Order.generated.ts';
import { OverflowMenu } from '#web/admin/ui/OverflowMenu.tsx';
import { CreditNoteDownload } from '#web/order/CreditNoteDownload.tsx';
import { InvoiceDownload } from '#web/order/InvoiceDownload.tsx';
import { useHasPermission } from '#web/session/useHasPermission.ts';
import { getMoveText } from '../orderMoves.ts';

/** Statuses outside the usual sequence, available only in the menu. */
const EXCEPTION_STATUSES: readonly OrderStatus[] = ['CANCELLED', 'RETURNED'];

export interface OrderActionsProps {
  order: Order;
  onMove: (to: OrderStatus) => void;
  onCancel: () => void;
  onWrite: () => void;
  onDelete: () => void;
  onPrint: () => void;
}

/** Actions that the order's status allows. */
export function OrderActions({ order, onMove, onCancel, onWrite, onDelete, onPrint }: OrderActionsProps) {
  const { i18n } = useLingui();
  const can = useHasPermission();
  // Phones show the buttons in one line. Cancelled orders are not packed.
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const isPrintButtonShown = !isNarrow && order.status !== 'CANCELLED';
  const packingSlipLink = { component: Link, to: adminPaths.packingSlip(order.number) };
  const moves = can('manageOrders')
    ? order.staff.nextStatuses.filter((to) => !EXCEPTION_STATUSES.includes(to))
    : [];
  const canDelete = order.status === 'CANCELLED' && can('hardDelete');

  const canSendEmail = can('manageOrders');
  const canReturn =
    order.staff.nextStatuses.includes('RETURNED') && can('manageOrders') && can('manageReturns');
  const canCancel = order.isCancellable && can('cancelOrders');

  return (
    <>
      {isPrintButtonShown && (
        <Button variant="outlined" aria-keyshortcuts="p" onClick={onPrint}>
          {i18n.t('Print')}
        </Button>
      )}
      <InvoiceDownload order={order} label={i18n.t('Invoice')} />
      {order.creditNotes.map((note) => (
        <CreditNoteDownload key={note.id} note={note} shouldShowNumber={order.creditNotes.length > 1} />
      ))}
      {moves.map((to) => (
        <Button key={to} variant="contained" onClick={() => onMove(to)}>
          {i18n.t(getMoveText(to, order.fulfilment))}
        </Button>
      ))}
      <OverflowMenu>
        {!isPrintButtonShown && <MenuItem onClick={onPrint}>{i18n.t('Print')}</MenuItem>}
        <MenuItem {...packingSlipLink}>{i18n.t('Packing slip')}</MenuItem>
        {order.channel === 'COUNTER' && (
          <MenuItem component={Link} to={adminPaths.receipt(order.number)}>
            {i18n.t('Receipt (80 mm)')}
          </MenuItem>
        )}
        {order.staff.isFullyEditable && can('editOrders') && (
          <MenuItem component={Link} to={adminPaths.editOrder(order.number)}>
            {i18n.t('Edit order')}
          </MenuItem>
        )}
        {canSendEmail && <MenuItem onClick={onWrite}>{i18n.t('Send email')}</MenuItem>}
        {canReturn && (
          <MenuItem onClick={() => onMove('RETURNED')}>
            {i18n.t(getMoveText('RETURNED', order.fulfilment))}
          </MenuItem>
        )}
        {canCancel && (
          <MenuItem onClick={onCancel} sx={{ color: 'error.main' }}>
            {i18n.t('Cancel the order')}
          </MenuItem>
        )}
        {canDelete && (
          <MenuItem onClick={onDelete} sx={{ color: 'error.main' }}>
            {i18n.t('Delete permanently')}
          </MenuItem>
        )}
      </OverflowMenu>
    </>
  );
}
