/**
 * Caches the last result, since one request parses its search several times: to filter, to rank and to find kinds that
 * are not sold.
 */
export function cacheLast<Result>(parse: (search: string) => Result): (search: string) => Result {
  let lastCall: { search: string; result: Result } | null = null;
  return (search) => {
    if (lastCall?.search !== search) lastCall = { search, result: parse(search) };
    return lastCall.result;
  };
}
