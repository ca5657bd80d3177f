import { useMemo } from 'react';
import { useMay } from '#web/session/useMay.ts';
import { ScreenSpinner } from '#web/ui/states/ScreenSpinner.tsx';
import { AdminList } from '../list/AdminList.tsx';
import { useAuditActorsQuery } from './AuditPage.generated.ts';
import { auditList } from './auditList.tsx';

export function AuditPage() {
  const may = useMay();
  const { data, loading } = useAuditActorsQuery({ skip: !may('manageStaff') });
  const definition = useMemo(
    () => auditList(data?.staff.map(({ id, name }) => ({ value: id, label: name })) ?? []),
    [data],
  );
  // A person in the address is known by then.
  return loading && !data ? <ScreenSpinner /> : <AdminList definition={definition} />;
}
