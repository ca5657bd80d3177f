import { useMemo } from 'react';
import { ScreenSpinner } from '#web/ui/states/ScreenSpinner.tsx';
import { AdminList } from '../list/AdminList.tsx';
import { mailList } from './mailList.tsx';
import { useMailNames } from './useMailNames.ts';

/** The mails that the store wrote. */
export function MailPage() {
  const names = useMailNames();
  const definition = useMemo(() => names && mailList(names), [names]);
  // Without the names the filters in the address could not be read.
  return definition ? <AdminList definition={definition} /> : <ScreenSpinner />;
}
