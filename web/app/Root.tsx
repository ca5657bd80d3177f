import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { useViewer } from '#web/session/useViewer.ts';
import { useCartPanelPlace } from '#web/shop/cart/useCartPanelPlace.ts';
import { whenShown } from '#web/ui/lazily.ts';
import { NavigationProgress } from './NavigationProgress.tsx';
import { RequestProblems } from './RequestProblems.tsx';
import { ScrollKeeper } from './ScrollKeeper.tsx';

/** A store that cannot fetch these still sells. */
const ViewerKeepers = whenShown(async () => (await import('./ViewerKeepers.tsx')).ViewerKeepers, {
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
      <ScrollKeeper />
      <Outlet />
      <Suspense>{viewer && <ViewerKeepers key={viewer.id} viewerId={viewer.id} />}</Suspense>
    </>
  );
}
