/**
 * Caches the last result, since one request reads its search several times: to filter, to rank and to find missing
 * kinds.
 */
export function cacheLast<Read>(read: (search: string) => Read): (search: string) => Read {
  let last: { search: string; result: Read } | null = null;
  return (search) => {
    if (last?.search !== search) last = { search, result: read(search) };
    return last.result;
  };
}
