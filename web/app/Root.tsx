import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { useViewer } from '#web/session/useViewer.ts';
import { useCloseCartPanelOnNavigation } from '#web/shop/cart/useCloseCartPanelOnNavigation.ts';
import { lazyWhenShown } from '#web/ui/loading/lazyWithPreload.ts';
import { NavigationProgress } from './NavigationProgress.tsx';
import { RequestProblems } from './requests/RequestProblems.tsx';
import { ScrollSync } from './ScrollSync.tsx';

/** The shop must work even if this file fails to load. */
const ViewerSync = lazyWhenShown(async () => (await import('./ViewerSync.tsx')).ViewerSync, {
  isOptional: true,
});

/** Wraps every screen. */
export function Root() {
  const { viewer } = useViewer();
  useCloseCartPanelOnNavigation();
  return (
    <>
      <NavigationProgress />
      <RequestProblems />
      <ScrollSync />
      <Outlet />
      <Suspense>{viewer && <ViewerSync key={viewer.id} viewerId={viewer.id} />}</Suspense>
    </>
  );
}
