import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { useViewer } from '#web/session/useViewer.ts';
import { ScreenSpinner } from '#web/ui/states/ScreenSpinner.tsx';

/** Redirects signed-out visitors to the login, which returns them to `location.state.from`. */
export function RequireViewer() {
  const { isAuthenticated, isLoading } = useViewer();
  const location = useLocation();
  if (isLoading) return <ScreenSpinner />;
  if (!isAuthenticated) return <Navigate to={paths.login} replace state={{ from: location }} />;
  return <Outlet />;
}
