import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { useViewer } from '#web/session/useViewer.ts';
import { useCartPanelPlace } from '#web/shop/cart/useCartPanelPlace.ts';
import { NavigationProgress } from './NavigationProgress.tsx';
import { RequestProblems } from './RequestProblems.tsx';
import { ScrollKeeper } from './ScrollKeeper.tsx';

/** Only for who is signed in; whose connection breaks while it is fetched goes without. */
const ActivityKeeper = lazy(() =>
  import('#web/activity/ActivityKeeper.tsx').then(
    ({ ActivityKeeper }) => ({ default: ActivityKeeper }),
    () => ({ default: () => null }),
  ),
);

const CartCopyKeeper = lazy(() =>
  import('#web/shop/cart/copy/CartCopyKeeper.tsx').then(
    ({ CartCopyKeeper }) => ({ default: CartCopyKeeper }),
    () => ({ default: () => null }),
  ),
);

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
      <Suspense>{viewer && <ActivityKeeper key={viewer.id} viewerId={viewer.id} />}</Suspense>
      <Suspense>{viewer && <CartCopyKeeper key={viewer.id} viewerId={viewer.id} />}</Suspense>
    </>
  );
}
