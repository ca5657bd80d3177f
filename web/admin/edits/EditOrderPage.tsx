import { useLingui } from '@lingui/react';
import { Skeleton } from '@mui/material';
import { useParams } from 'react-router-dom';
import { adminPaths } from '#web/admin/adminPaths.ts';
import { type Draft, useDraft } from '#web/admin/drafts/useDraft.ts';
import {
  type OrderSheet_OrderFragment as Order,
  useAdminOrderQuery,
} from '#web/admin/order/Order.generated.ts';
import { AdminNotFound } from '#web/admin/screen/AdminNotFound.tsx';
import { AdminPage } from '#web/admin/screen/AdminPage.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import type { EditValues } from './editValues.ts';
import { OrderEditor } from './OrderEditor.tsx';

/** Edits the customer, items and amounts of an order. */
export function EditOrderPage() {
  const { i18n } = useLingui();
  const { id = '' } = useParams();
  const { data, loading, error, refetch } = useAdminOrderQuery({
    variables: { id },
    // An outdated cached order would immediately trigger the warning that a colleague has changed the order.
    fetchPolicy: 'network-only',
  });
  const order = data?.adminOrder;

  if (!order && !loading && !error)
    return (
      <AdminNotFound title={i18n.t('Order not found')} to={adminPaths.orders} label={i18n.t('All orders')} />
    );
  const number = order?.number ?? id;
  return (
    <AdminPage
      title={i18n.t('Edit order {number}', { number })}
      trail={[{ label: i18n.t('Order {number}', { number }), to: adminPaths.order(number) }]}
    >
      {order ? (
        <EditorWithDraft key={order.id} order={order} reload={refetch} />
      ) : error ? (
        <ErrorState error={error} retry={refetch} />
      ) : (
        <Skeleton aria-hidden variant="rounded" height={560} />
      )}
    </AdminPage>
  );
}

export type OrderDraft = Draft<Order, EditValues>;

interface EditorWithDraftProps {
  order: Order;
  reload: () => Promise<unknown>;
}

function EditorWithDraft({ order, reload }: EditorWithDraftProps) {
  const draft: OrderDraft = useDraft(`order:${order.id}`);
  return <OrderEditor key={draft.resetCount} {...{ order, draft, reload }} />;
}
