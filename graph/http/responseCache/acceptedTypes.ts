/** What an `Accept` or `Accept-Encoding` header names, and whether it is wanted: `q=0` refuses. */
export function acceptedTypes(header: string | undefined): Map<string, boolean> {
  const ranges = (header ?? '').toLowerCase().split(',');
  return new Map(
    ranges.map((range) => {
      const [type = '', ...parameters] = range.split(';').map((part) => part.trim());
      return [type, !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))];
    }),
  );
}
