import { useSessionWatch } from '#web/session/token/useSessionWatch.ts';
import { SavedCartSync } from '#web/shop/cart/savedCart/SavedCartSync.tsx';
import { AccountWishlistSync } from '#web/shop/wishlist/AccountWishlistSync.tsx';
import { ActivitySync } from '../activity/ActivitySync.tsx';

/** Runs the background work for a signed-in viewer on every screen. */
export function ViewerSync({ viewerId }: { viewerId: string }) {
  useSessionWatch();
  return (
    <>
      <ActivitySync viewerId={viewerId} />
      <SavedCartSync viewerId={viewerId} />
      <AccountWishlistSync viewerId={viewerId} />
    </>
  );
}
