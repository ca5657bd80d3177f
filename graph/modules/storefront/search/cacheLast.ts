/** One request reads its search several times, as it is filtered, ranked and looked through for what is missing. */
export function rememberLast<Read>(read: (search: string) => Read): (search: string) => Read {
  let last: { search: string; read: Read } | null = null;
  return (search) => {
    if (last?.search !== search) last = { search, read: read(search) };
    return last.read;
  };
}
