/** Returns the entries of an `Accept` or `Accept-Encoding` header and whether each is accepted; `q=0` means no. */
export function parseAcceptedTypes(header: string | undefined): Map<string, boolean> {
  const ranges = (header ?? '').toLowerCase().split(',');
  return new Map(
    ranges.map((range) => {
      const [type = '', ...parameters] = range.split(';').map((part) => part.trim());
      return [type, !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))];
    }),
  );
}
