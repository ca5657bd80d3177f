import { useMemo } from 'react';
import { ScreenSpinner } from '#web/ui/states/ScreenSpinner.tsx';
import { AdminList } from '../list/AdminList.tsx';
import { emailList } from './emailList.tsx';
import { useEmailNames } from './useEmailNames.ts';

export function MailPage() {
  const names = useEmailNames();
  const definition = useMemo(() => names && emailList(names), [names]);
  // The URL cannot be parsed until the email names are loaded.
  return definition ? <AdminList definition={definition} /> : <ScreenSpinner />;
}
