import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { useConsent } from '#web/session/consent/useConsent.ts';
import { lazyWhenShown } from '#web/ui/loading/lazyWithPreload.ts';
import { ActivityTracker } from './ActivityTracker.tsx';
import { toPageName } from './pageName.ts';

const ConsentBanner = lazyWhenShown(
  async () => (await import('#web/session/consent/ConsentBanner.tsx')).ConsentBanner,
);

/** Screens on which the consent banner would distract from a purchase or a form. */
const PATHS_WITHOUT_BANNER: string[] = [paths.cart, paths.checkout, paths.login, paths.register];

/** Asks a signed-in viewer once for consent to record activity, and records it if consent is given. */
export function ActivitySync({ viewerId }: { viewerId: string }) {
  const { consent, isKnown } = useConsent();
  const location = useLocation();
  const { pathname } = location;
  // The back office shows private customer data, so activity there is never recorded.
  const isShop = !pathname.startsWith(paths.admin);

  if (consent) return <ActivityTracker viewerId={viewerId} page={isShop ? toPageName(location) : null} />;
  if (consent === false || !isKnown || !isShop || PATHS_WITHOUT_BANNER.includes(pathname)) return null;
  return (
    <Suspense>
      <ConsentBanner />
    </Suspense>
  );
}
