import { useMemo } from 'react';
import { ScreenSpinner } from '#web/ui/states/ScreenSpinner.tsx';
import { AdminList } from '../list/AdminList.tsx';
import { createEmailList } from './createEmailList.tsx';
import { useEmailNames } from './useEmailNames.ts';

export function MailPage() {
  const names = useEmailNames();
  const definition = useMemo(() => names && createEmailList(names), [names]);
  // The URL cannot be parsed until the email names are loaded.
  return definition ? <AdminList definition={definition} /> : <ScreenSpinner />;
}
