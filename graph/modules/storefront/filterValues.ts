/** Returns the requested values of a filter; undefined if there are none, which disables the filter. */
export function toFilterValues<Value>(
  values: readonly Value[] | null | undefined,
): readonly Value[] | undefined {
  return values?.length ? values : undefined;
}
