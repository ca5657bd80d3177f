/** The text of each of the values, by the value. */
export function readTexts<Value extends string>(
  values: readonly Value[],
  textOf: (value: Value) => string,
): Record<string, string> {
  return Object.fromEntries(values.map((value) => [value, textOf(value)]));
}
