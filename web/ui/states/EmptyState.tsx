import { Notice, type NoticeProps } from './Notice.tsx';

/** Shown instead of an empty list. */
export function EmptyState(props: Omit<NoticeProps, 'role'>) {
  return <Notice {...props} />;
}
