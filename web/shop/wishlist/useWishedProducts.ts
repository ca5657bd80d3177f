import { useViewer } from '#web/session/useViewer.ts';
import { useGuestWishlistQuery } from './GuestWishlist.generated.ts';
import { useWishes } from './useWishes.ts';
import { useWishlistPageQuery } from './WishlistPage.generated.ts';

/** The pieces on the wishlist, the newest first; undefined until they are known. */
export function useWishedProducts() {
  const { viewer, isLoading } = useViewer();
  const { wished } = useWishes();
  const own = useWishlistPageQuery({ skip: !viewer, fetchPolicy: 'cache-and-network' });
  const isGuest = !viewer && !isLoading;
  const guest = useGuestWishlistQuery({
    variables: { ids: wished.toSorted() },
    skip: !isGuest || wished.length === 0,
  });
  const { data, previousData } = guest;

  const known = viewer
    ? own.data?.wishlist.map(({ product }) => product)
    : (data ?? previousData)?.products.edges.map(({ node }) => node);
  const byId = new Map(known?.map((product) => [product.id, product]));
  const isEmpty = isGuest && wished.length === 0;

  return {
    products: known || isEmpty ? wished.flatMap((id) => byId.get(id) ?? []) : undefined,
    error: viewer ? own.error : guest.error,
    refetch: viewer ? own.refetch : guest.refetch,
  };
}
