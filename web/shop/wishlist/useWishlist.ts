import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react';
import { useAtomValue, useStore } from 'jotai';
import { useViewer } from '#web/session/useViewer.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { writeGuestWishes } from './guestWishes.storage.ts';
import { AddToWishlistDocument, RemoveFromWishlistDocument } from './Wishlist.generated.ts';
import { wishedAtom } from './wished.atoms.ts';

/** The visitor's wishlist, and putting pieces on it or taking them off, which shows at once. */
export function useWishes() {
  const { i18n } = useLingui();
  const client = useApolloClient();
  const notify = useNotify();
  const { viewer } = useViewer();
  const wished = useAtomValue(wishedAtom);
  const store = useStore();

  async function change(productId: string, isWanted: boolean): Promise<boolean> {
    const others = (ids: readonly string[]) => ids.filter((id) => id !== productId);
    // As it is at this moment: several hearts may be tapped before the screen is drawn again.
    const before = store.get(wishedAtom);
    const after = isWanted ? [productId, ...others(before)] : others(before);
    store.set(wishedAtom, after);
    if (!viewer) {
      writeGuestWishes(after);
      return true;
    }
    const problem = await send(productId, isWanted);
    if (problem === null) return true;
    if (problem) notify.error(i18n.t(problem));
    store.set(wishedAtom, (now) =>
      before.includes(productId) ? [...new Set([...now, productId])] : others(now),
    );
    return false;
  }

  /** What is wrong; an empty text where a toast has told it already, null when nothing is. */
  async function send(productId: string, isWanted: boolean): Promise<string | null> {
    const variables = { input: { productId } };
    try {
      if (isWanted) {
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
    wished,
    async add(productId: string) {
      if (await change(productId, true)) notify.repeated(i18n.t('Added to your wishlist'));
    },
    async remove(productId: string) {
      if (await change(productId, false)) notify.repeated(i18n.t('Removed from your wishlist'));
    },
  };
}
