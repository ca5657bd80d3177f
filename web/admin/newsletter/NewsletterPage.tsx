import { AdminList } from '../list/AdminList.tsx';
import { newsletterList } from './newsletterList.tsx';

/** Who gets the newsletter. */
export function NewsletterPage() {
  return <AdminList definition={newsletterList} />;
}
