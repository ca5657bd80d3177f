import { useLingui } from '@lingui/react';
import { Box, Stack } from '@mui/material';
import { useState } from 'react';
import type { OrderStatus, PaymentStatus } from '#domain/orders/orderLifecycle.ts';
import { AcceptProposalDialog } from '#web/admin/edits/proposals/AcceptProposalDialog.tsx';
import { ProposalPanel } from '#web/admin/edits/proposals/ProposalPanel.tsx';
import { ThreadsPanel } from '#web/admin/inbox/ThreadsPanel.tsx';
import type {
  LedgerEntry_PaymentFragment as LedgerEntry,
  OrderSheet_OrderFragment as Order,
  ProposalPanel_ProposalFragment as Proposal,
} from '#web/admin/order/Order.generated.ts';
import { LatePaymentAlert } from '#web/admin/payments/attempts/LatePaymentAlert.tsx';
import { RecordPaymentDialog } from '#web/admin/payments/ledger/RecordPaymentDialog.tsx';
import { VoidPaymentDialog } from '#web/admin/payments/ledger/VoidPaymentDialog.tsx';
import { RefundDialog } from '#web/admin/returns/refund/RefundDialog.tsx';
import { getMaxRefund } from '#web/admin/returns/refund/refundValues.ts';
import { OrderReturns } from '#web/admin/returns/start/OrderReturns.tsx';
import { AdminPage } from '#web/admin/screen/AdminPage.tsx';
import { PrintDialog } from '#web/admin/shipping/print/PrintDialog.tsx';
import { Instant } from '#web/admin/ui/Instant.tsx';
import { settleReads } from '#web/api/settleReads.ts';
import { OrderStatusMark } from '#web/labels/OrderStatusMark.tsx';
import { PaymentStatusMark } from '#web/labels/PaymentStatusMark.tsx';
import { useHasPermission } from '#web/session/useHasPermission.ts';
import { BookingPanel } from '../booking/BookingPanel.tsx';
import { CancelDialog } from '../dialogs/CancelDialog.tsx';
import { DeleteOrder } from '../dialogs/DeleteOrder.tsx';
import { EmailDialog } from '../dialogs/EmailDialog.tsx';
import { PaymentDialog } from '../dialogs/PaymentDialog.tsx';
import { StatusDialog } from '../dialogs/StatusDialog.tsx';
import {
  AwaitingConfirmationMark,
  OpenProposalMark,
  PaidOutOfStockMark,
  RefundDueMark,
} from '../orderMarks.tsx';
import { TagsPanel } from '../tags/TagsPanel.tsx';
import { useOrderRecordsQuery } from '../timeline/OrderTimeline.generated.ts';
import { OrderTimeline } from '../timeline/OrderTimeline.tsx';
import { NoReservedStock } from './NoReservedStock.tsx';
import { OrderActions } from './OrderActions.tsx';
import { OrderContacts } from './OrderContacts.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderPayment } from './OrderPayment.tsx';
import { OrderStock } from './OrderStock.tsx';
import { PaidOutOfStock } from './PaidOutOfStock.tsx';
import { useOrderKeys } from './useOrderKeys.ts';

type OpenDialog =
  | { kind: 'move'; to: OrderStatus }
  | { kind: 'payment'; to: PaymentStatus }
  | { kind: 'recordPayment' }
  | { kind: 'voidPayment'; entry: LedgerEntry }
  | { kind: 'acceptProposal'; proposal: Proposal }
  | { kind: 'refund' | 'cancel' | 'mail' | 'delete' | 'print' };

export interface OrderDetailsProps {
  order: Order;
  reload: () => Promise<unknown>;
}

export function OrderDetails({ order, reload }: OrderDetailsProps) {
  const { i18n } = useLingui();
  const can = useHasPermission();
  const [openedDialog, setOpenedDialog] = useState<OpenDialog | null>(null);
  const recordsQuery = useOrderRecordsQuery({
    variables: { orderId: order.id, mails: can('readMail'), moves: can('readCatalog') },
    skip: !can('readMail') && !can('readCatalog'),
    fetchPolicy: 'cache-and-network',
  });

  useOrderKeys(order, {
    onPrint: () => setOpenedDialog({ kind: 'print' }),
    onConfirm: () => setOpenedDialog({ kind: 'move', to: 'CONFIRMED' }),
  });

  function close() {
    setOpenedDialog(null);
    // A change can send emails and move stock. If the refetch fails, the lists stay as they are.
    if (recordsQuery.data) recordsQuery.refetch().catch(() => undefined);
  }

  async function reloadAll() {
    await settleReads(reload(), recordsQuery.refetch());
  }

  return (
    <AdminPage
      title={i18n.t('Order {number}', { number: order.number })}
      subtitle={
        <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
          <OrderStatusMark status={order.status} fulfilment={order.fulfilment} />
          <PaymentStatusMark order={order} />
          {order.awaitsConfirmation && <AwaitingConfirmationMark />}
          {order.isPaidWithoutStock && <PaidOutOfStockMark />}
          <RefundDueMark refundDue={order.staff.refundDue} />
          {order.proposal && <OpenProposalMark />}
          <Instant at={order.placedAt} />
        </Stack>
      }
      actions={
        <OrderActions
          order={order}
          onMove={(to) => setOpenedDialog({ kind: 'move', to })}
          onCancel={() => setOpenedDialog({ kind: 'cancel' })}
          onWrite={() => setOpenedDialog({ kind: 'mail' })}
          onDelete={() => setOpenedDialog({ kind: 'delete' })}
          onPrint={() => setOpenedDialog({ kind: 'print' })}
        />
      }
    >
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 360px' },
          gap: 2,
          alignItems: 'start',
        }}
      >
        <Stack sx={{ gap: 2, minWidth: 0 }}>
          {order.awaitsConfirmation && <NoReservedStock phone={order.contact.phone} />}
          {order.isPaidWithoutStock && <PaidOutOfStock missingItems={order.staff.missingItems} />}
          <LatePaymentAlert order={order} />
          <ProposalPanel
            order={order}
            onAccept={(proposal) => setOpenedDialog({ kind: 'acceptProposal', proposal })}
          />
          <OrderLines order={order} />
          <OrderTimeline
            order={order}
            emails={recordsQuery.data?.mails?.edges}
            reload={reloadAll}
            onWrite={() => setOpenedDialog({ kind: 'mail' })}
          />
          {can('readCatalog') && <OrderStock moves={recordsQuery.data?.stockMoves?.edges} />}
        </Stack>
        <Stack sx={{ gap: 2, minWidth: 0 }}>
          <BookingPanel order={order} reload={reloadAll} />
          <OrderPayment
            order={order}
            reload={reloadAll}
            onMove={(to) => setOpenedDialog({ kind: 'payment', to })}
            onRecord={() => setOpenedDialog({ kind: 'recordPayment' })}
            onRefund={() => setOpenedDialog({ kind: 'refund' })}
            onVoid={(entry) => setOpenedDialog({ kind: 'voidPayment', entry })}
          />
          <OrderReturns orderId={order.id} version={order.version} reload={reload} />
          <TagsPanel order={order} />
          <ThreadsPanel about={{ orderId: order.id }} name={order.contact.name} subject={order.number} />
          <OrderContacts
            order={order}
            onCorrectParcel={() => setOpenedDialog({ kind: 'move', to: 'SHIPPED' })}
          />
        </Stack>
      </Box>
      <OpenedDialog openDialog={openedDialog} order={order} reload={reload} onClose={close} />
    </AdminPage>
  );
}

interface OpenedDialogProps extends OrderDetailsProps {
  openDialog: OpenDialog | null;
  onClose: () => void;
}

function OpenedDialog({ openDialog, ...props }: OpenedDialogProps) {
  switch (openDialog?.kind) {
    case 'move':
      return <StatusDialog to={openDialog.to} {...props} />;
    case 'payment':
      return openDialog.to === 'REFUNDED' ? (
        <RefundDialog amount={getMaxRefund(props.order)} {...props} />
      ) : (
        <PaymentDialog to={openDialog.to} {...props} />
      );
    case 'recordPayment':
      return <RecordPaymentDialog {...props} />;
    case 'voidPayment':
      return <VoidPaymentDialog entry={openDialog.entry} {...props} />;
    case 'refund':
      return <RefundDialog {...props} />;
    case 'cancel':
      return <CancelDialog {...props} />;
    case 'acceptProposal':
      return <AcceptProposalDialog proposal={openDialog.proposal} {...props} />;
    case 'mail':
      return <EmailDialog order={props.order} onClose={props.onClose} />;
    case 'print':
      return <PrintDialog order={props.order} onClose={props.onClose} />;
    case 'delete':
      return <DeleteOrder order={props.order} onClose={props.onClose} />;
    default:
      return null;
  }
}
