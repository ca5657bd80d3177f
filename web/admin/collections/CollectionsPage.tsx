import { AdminList } from '../list/AdminList.tsx';
import { collectionsList } from './collectionsList.tsx';

export function CollectionsPage() {
  return <AdminList definition={collectionsList} />;
}
