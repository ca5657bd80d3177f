/** Returns true if a value differs from its value when the form was opened. */
function isEdited(base: unknown, edited: unknown): boolean {
  return JSON.stringify(base) !== JSON.stringify(edited);
}

/**
 * Returns the colleague's values with the viewer's value in each field the viewer edited. A list counts as one field.
 */
export function mergeValues<Values>(base: Values, edited: Values, latest: Values): Values {
  if (!isEdited(base, edited)) return latest;
  if (!isRecord(edited) || !isRecord(latest) || !isRecord(base)) return edited;
  const fields = Object.keys(edited).map((field) => [
    field,
    mergeValues(base[field], edited[field], latest[field]),
  ]);
  return { ...latest, ...Object.fromEntries(fields) };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
