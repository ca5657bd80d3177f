import { useMemo } from 'react';
import { ScreenSpinner } from '#web/ui/states/ScreenSpinner.tsx';
import { AdminList } from '../list/AdminList.tsx';
import { emailList } from './emailList.tsx';
import { useEmailNames } from './useEmailNames.ts';

export function MailPage() {
  const names = useEmailNames();
  const definition = useMemo(() => names && emailList(names), [names]);
  // The address cannot be parsed without the mail names.
  return definition ? <AdminList definition={definition} /> : <ScreenSpinner />;
}
