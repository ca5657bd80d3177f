import { useReactiveVar } from '@apollo/client/react';
import { I18nProvider } from '@lingui/react';
import { lazy, useEffect, useLayoutEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { isStaff } from '#domain/accounts/roles.ts';
import { ProductPreviewSlot } from '#web/admin/products/editor/ProductPreviewSlot.ts';
import { isBackOffice } from '#web/locale/contentLanguage.ts';
import { english, i18n } from '#web/locale/i18n.ts';
import { paths } from '#web/paths.ts';
import { rememberedStaff } from '#web/session/token/tokenStore.ts';
import { useViewer } from '#web/session/useViewer.ts';
import { ScreenSpinner } from '#web/ui/states/ScreenSpinner.tsx';

const ProductPreview = lazy(async () => ({ default: (await import('./ProductPreview.tsx')).ProductPreview }));

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

  if (viewer && isStaff(viewer.role)) return <BackOffice />;
  if (isLoading && !hasWaited) return <ScreenSpinner />;
  if (rememberedStaff()) return <BackOffice />;
  return <Navigate to={paths.adminLogin} replace state={{ from: location }} />;
}

/** Its texts are English only: docs/decisions/0016. */
function BackOffice() {
  const isOpen = useReactiveVar(isBackOffice);
  useLayoutEffect(() => {
    isBackOffice(true);
    document.documentElement.lang = english.locale;
    return () => {
      isBackOffice(false);
      document.documentElement.lang = i18n.locale;
    };
  }, []);
  // Until then a text of the catalog would be read in the language of the shop.
  if (!isOpen) return null;
  return (
    <I18nProvider i18n={english}>
      <ProductPreviewSlot value={ProductPreview}>
        <Outlet />
      </ProductPreviewSlot>
    </I18nProvider>
  );
}
