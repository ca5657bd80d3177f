import { ActivityKeeper } from '#web/activity/ActivityKeeper.tsx';
import { CartCopyKeeper } from '#web/shop/cart/copy/CartCopyKeeper.tsx';
import { AccountWishes } from '#web/shop/wishlist/AccountWishes.tsx';

/** What goes on around every screen for who is signed in. */
export function ViewerKeepers({ viewerId }: { viewerId: string }) {
  return (
    <>
      <ActivityKeeper viewerId={viewerId} />
      <CartCopyKeeper viewerId={viewerId} />
      <AccountWishes viewerId={viewerId} />
    </>
  );
}
