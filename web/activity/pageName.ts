const SECRETS = /^(\/wishlists)\/.+/;
/** What of a list's address is chosen from the store's own words; a search is typed, and is nobody's affair. */
const CHOSEN = ['category', 'type'];

/** A page as it is noted: without what was typed, and without secrets such as the link of a shared wishlist. */
export function pageName({ pathname, search }: { pathname: string; search: string }): string {
  const query = new URLSearchParams(search);
  const chosen = new URLSearchParams(
    CHOSEN.flatMap((key) => query.getAll(key).map((value) => [key, value])),
  ).toString();
  const path = pathname.replace(SECRETS, '$1');
  return chosen ? `${path}?${chosen}` : path;
}
