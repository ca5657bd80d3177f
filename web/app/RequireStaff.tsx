import { useReactiveVar } from '@apollo/client/react';
import { lazy, useEffect, useLayoutEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { isStaff } from '#domain/accounts/roles.ts';
import { ProductPreviewSlot } from '#web/admin/products/editor/ProductPreviewSlot.ts';
import { isBackOffice } from '#web/locale/contentLanguage.ts';
import { paths } from '#web/paths.ts';
import { isStaffRemembered } from '#web/session/token/tokenStore.ts';
import { useViewer } from '#web/session/useViewer.ts';
import { ScreenSpinner } from '#web/ui/states/ScreenSpinner.tsx';
import { useBackOfficeTexts } from './useBackOfficeTexts.ts';

const ProductPreview = lazy(async () => ({ default: (await import('./ProductPreview.tsx')).ProductPreview }));

const MAX_WAIT_MS = 2000;

/**
 * Redirects visitors without a staff role to the admin login. This is only a convenience: the server enforces all
 * permissions.
 */
export function RequireStaff() {
  const { viewer, isLoading } = useViewer();
  const location = useLocation();
  const [hasWaited, setHasWaited] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setHasWaited(true), MAX_WAIT_MS);
    return () => clearTimeout(timer);
  }, []);

  if (viewer && isStaff(viewer.role)) return <BackOffice />;
  if (isLoading && !hasWaited) return <ScreenSpinner />;
  if (isStaffRemembered()) return <BackOffice />;
  return <Navigate to={paths.adminLogin} replace state={{ from: location }} />;
}

function BackOffice() {
  const isBackOfficeOpen = useReactiveVar(isBackOffice);
  const areTextsLoaded = useBackOfficeTexts();
  useLayoutEffect(() => {
    isBackOffice(true);
    return () => {
      isBackOffice(false);
    };
  }, []);
  // If the screens were rendered earlier, catalogue texts would be in the shop's language.
  if (!isBackOfficeOpen) return null;
  if (!areTextsLoaded) return <ScreenSpinner />;
  return (
    <ProductPreviewSlot value={ProductPreview}>
      <Outlet />
    </ProductPreviewSlot>
  );
}
