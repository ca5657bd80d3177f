import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { useViewer } from '#web/session/useViewer.ts';
import { useCartPanelPlace } from '#web/shop/cart/useCartPanelPlace.ts';
import { lazyWhenShown } from '#web/ui/loading/lazyWithPreload.ts';
import { NavigationProgress } from './NavigationProgress.tsx';
import { RequestProblems } from './requests/RequestProblems.tsx';
import { ScrollSync } from './ScrollSync.tsx';

/** A store that cannot fetch these still sells. */
const ViewerSync = lazyWhenShown(async () => (await import('./ViewerSync.tsx')).ViewerSync, {
  spared: true,
});

/** Around every screen. */
export function Root() {
  const { viewer } = useViewer();
  useCartPanelPlace();
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
