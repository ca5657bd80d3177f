import { useMemo } from 'react';
import { useHasPermission } from '#web/session/useHasPermission.ts';
import { ScreenSpinner } from '#web/ui/states/ScreenSpinner.tsx';
import { AdminList } from '../list/AdminList.tsx';
import { useAuditActorsQuery } from './AuditPage.generated.ts';
import { createAuditList } from './auditList.tsx';

export function AuditPage() {
  const can = useHasPermission();
  const { data, loading } = useAuditActorsQuery({ skip: !can('manageStaff') });
  const definition = useMemo(
    () => createAuditList(data?.staff.map(({ id, name }) => ({ value: id, label: name })) ?? []),
    [data],
  );
  // The staff names must be loaded before the list can name the person selected in the URL.
  return loading && !data ? <ScreenSpinner /> : <AdminList definition={definition} />;
}
