import { AdminList } from '../list/AdminList.tsx';
import { ordersList } from './ordersList.tsx';

export function OrdersPage() {
  return <AdminList definition={ordersList} />;
}
