import { AdminList } from '../list/AdminList.tsx';
import { couponsList } from './couponsList.tsx';

export function CouponsPage() {
  return <AdminList definition={couponsList} />;
}
