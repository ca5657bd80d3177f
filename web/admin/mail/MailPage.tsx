import { useMemo } from 'react';
import { ScreenSpinner } from '#web/ui/states/ScreenSpinner.tsx';
import { AdminList } from '../list/AdminList.tsx';
import { mailList } from './mailList.tsx';
import { useMailNames } from './useMailNames.ts';

export function MailPage() {
  const names = useMailNames();
  const definition = useMemo(() => names && mailList(names), [names]);
  // The address cannot be parsed without the mail names.
  return definition ? <AdminList definition={definition} /> : <ScreenSpinner />;
}
