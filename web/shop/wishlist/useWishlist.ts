import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react';
import { useAtomValue, useStore } from 'jotai';
import { useViewer } from '#web/session/useViewer.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { writeGuestWishlist } from './guestWishlist.storage.ts';
import { AddToWishlistDocument, RemoveFromWishlistDocument } from './Wishlist.generated.ts';
import { wishlistAtom } from './wishlist.atoms.ts';

/** Returns the visitor's wishlist and a function that changes it. Changes are shown before the server responds. */
export function useWishlist() {
  const { i18n } = useLingui();
  const client = useApolloClient();
  const notify = useNotify();
  const { viewer } = useViewer();
  const wishlistIds = useAtomValue(wishlistAtom);
  const store = useStore();

  async function changeWishlist(productId: string, isOnWishlist: boolean): Promise<boolean> {
    const getOtherIds = (ids: readonly string[]) => ids.filter((id) => id !== productId);
    // Reads the current state, because several hearts may be tapped before the next render.
    const previousIds = store.get(wishlistAtom);
    const nextIds = isOnWishlist ? [productId, ...getOtherIds(previousIds)] : getOtherIds(previousIds);
    store.set(wishlistAtom, nextIds);
    if (!viewer) {
      writeGuestWishlist(nextIds);
      return true;
    }
    const problem = await saveChange(productId, isOnWishlist);
    if (problem === null) return true;
    if (problem) notify.error(i18n.t(problem));
    store.set(wishlistAtom, (currentIds) =>
      previousIds.includes(productId) ? [...new Set([...currentIds, productId])] : getOtherIds(currentIds),
    );
    return false;
  }

  /** Returns the text of the problem; empty if a toast has already shown it, null if there is no problem. */
  async function saveChange(productId: string, isOnWishlist: boolean): Promise<string | null> {
    const variables = { input: { productId } };
    try {
      if (isOnWishlist) {
        const { data } = await client.mutate({ mutation: AddToWishlistDocument, variables });
        return data?.addToWishlist.errors[0]?.message ?? null;
      }
      const { data } = await client.mutate({ mutation: RemoveFromWishlistDocument, variables });
      return data?.removeFromWishlist.errors[0]?.message ?? null;
    } catch {
      return '';
    }
  }

  return {
    wishlistIds,
    async add(productId: string) {
      if (await changeWishlist(productId, true)) notify.repeated(i18n.t('Added to your wishlist'));
    },
    async remove(productId: string) {
      if (await changeWishlist(productId, false)) notify.repeated(i18n.t('Removed from your wishlist'));
    },
  };
}
