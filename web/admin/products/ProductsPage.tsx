import { AdminList } from '../list/AdminList.tsx';
import { productsList } from './productsList.tsx';

export function ProductsPage() {
  return <AdminList definition={productsList} />;
}
