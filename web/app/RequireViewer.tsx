import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { useViewer } from '#web/session/useViewer.ts';
import { ScreenSpinner } from '#web/ui/states/ScreenSpinner.tsx';

/** Screens of one's own account. The login page finds the way back in `location.state.from`. */
export function RequireViewer() {
  const { isAuthenticated, isLoading } = useViewer();
  const location = useLocation();
  if (isLoading) return <ScreenSpinner />;
  if (!isAuthenticated) return <Navigate to={paths.login} replace state={{ from: location }} />;
  return <Outlet />;
}
