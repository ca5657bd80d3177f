import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { useConsent } from '#web/session/consent/useConsent.ts';
import { lazyWhenShown } from '#web/ui/loading/lazyWithPreload.ts';
import { ActivityTracker } from './ActivityTracker.tsx';
import { pageName } from './pageName.ts';

const ConsentBanner = lazyWhenShown(
  async () => (await import('#web/session/consent/ConsentBanner.tsx')).ConsentBanner,
);

/** Where a question would be in the way. */
const BUSY: string[] = [paths.cart, paths.checkout, paths.login, paths.register];

/** Asks a signed-in viewer once whether their activity may be noted, and notes it where they said yes. */
export function ActivitySync({ viewerId }: { viewerId: string }) {
  const { consent, isKnown } = useConsent();
  const location = useLocation();
  const { pathname } = location;
  // The back office shows what is private to customers: nothing of it is noted.
  const isShop = !pathname.startsWith(paths.admin);

  if (consent) return <ActivityTracker viewerId={viewerId} page={isShop ? pageName(location) : null} />;
  if (consent === false || !isKnown || !isShop || BUSY.includes(pathname)) return null;
  return (
    <Suspense>
      <ConsentBanner />
    </Suspense>
  );
}
