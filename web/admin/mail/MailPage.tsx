import { AdminList } from '../list/AdminList.tsx';
import { mailList } from './mailList.tsx';

export function MailPage() {
  return <AdminList definition={mailList} />;
}
