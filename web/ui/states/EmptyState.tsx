import { Notice, type NoticeProps } from './Notice.tsx';

/** What a list shows when there is nothing in it. */
export function EmptyState(props: Omit<NoticeProps, 'role'>) {
  return <Notice {...props} />;
}
