import { AdminList } from '../list/AdminList.tsx';
import { stockMovesList } from './stockMovesList.tsx';

export function StockPage() {
  return <AdminList definition={stockMovesList} />;
}
