import { useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { can } from '#domain/roles.ts';
import { paths } from '#web/paths.ts';
import { rememberedStaff } from '#web/session/tokenStore.ts';
import { useViewer } from '#web/session/useViewer.ts';
import { ScreenSpinner } from '#web/ui/ScreenSpinner.tsx';

const WAIT = 2000;

/** The door to the back-office. It is a courtesy: what may be seen and done there, the server decides. */
export function RequireStaff() {
  const { viewer, isLoading } = useViewer();
  const location = useLocation();
  const [hasWaited, setHasWaited] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setHasWaited(true), WAIT);
    return () => clearTimeout(timer);
  }, []);

  if (viewer && can(viewer.role, 'enterAdmin')) return <Outlet />;
  if (isLoading && !hasWaited) return <ScreenSpinner />;
  if (rememberedStaff()) return <Outlet />;
  return <Navigate to={paths.adminLogin} replace state={{ from: location }} />;
}
