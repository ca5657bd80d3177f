import { refusedArgument } from '#graph/errors.ts';

const MAX_VALUES = 100;

/** The values that a filter asks for; undefined where it asks for none, which filters nothing. Too many are refused. */
export function filterValues<Value>(
  field: string,
  values: readonly Value[] | null | undefined,
): readonly Value[] | undefined {
  if (!values?.length) return undefined;
  if (values.length > MAX_VALUES)
    throw refusedArgument(
      'ARGUMENT_TOO_MANY',
      { argument: `filter.${field}`, most: MAX_VALUES },
      `filter.${field}`,
    );
  return values;
}
