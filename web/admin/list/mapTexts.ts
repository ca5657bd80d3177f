/** Returns a text for each value. */
export function mapTexts<Value extends string>(
  values: readonly Value[],
  getText: (value: Value) => string,
): Record<string, string> {
  return Object.fromEntries(values.map((value) => [value, getText(value)]));
}
