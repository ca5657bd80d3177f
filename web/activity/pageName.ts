const SECRETS = /^(\/wishlists)\/.+/;
/** Only parameters with values defined by the store are recorded. A typed search is private. */
const RECORDED_PARAMETERS = ['category', 'type'];

/** Returns a page's name for activity records, without typed text or secrets such as a shared wishlist's token. */
export function toPageName({ pathname, search }: { pathname: string; search: string }): string {
  const query = new URLSearchParams(search);
  const recordedQuery = new URLSearchParams(
    RECORDED_PARAMETERS.flatMap((key) => query.getAll(key).map((value) => [key, value])),
  ).toString();
  const path = pathname.replace(SECRETS, '$1');
  return recordedQuery ? `${path}?${recordedQuery}` : path;
}
