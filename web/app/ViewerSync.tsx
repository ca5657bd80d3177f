import { useSessionWatch } from '#web/session/token/useSessionWatch.ts';
import { CartCopySync } from '#web/shop/cart/copy/CartCopySync.tsx';
import { AccountWishes } from '#web/shop/wishlist/AccountWishes.tsx';
import { ActivitySync } from '../activity/ActivitySync.tsx';

/** What goes on around every screen for who is signed in. */
export function ViewerSync({ viewerId }: { viewerId: string }) {
  useSessionWatch();
  return (
    <>
      <ActivitySync viewerId={viewerId} />
      <CartCopySync viewerId={viewerId} />
      <AccountWishes viewerId={viewerId} />
    </>
  );
}
