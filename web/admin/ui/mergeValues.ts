/** Whether a value of a form was touched: it reads otherwise than when the form was opened. */
function isTouched(base: unknown, mine: unknown): boolean {
  return JSON.stringify(base) !== JSON.stringify(mine);
}

/** What somebody else saved, with one's own value in each field that one touched oneself. Lists count as one field. */
export function mergedValues<Values>(base: Values, mine: Values, theirs: Values): Values {
  if (!isTouched(base, mine)) return theirs;
  if (!isRecord(mine) || !isRecord(theirs) || !isRecord(base)) return mine;
  const fields = Object.keys(mine).map((field) => [
    field,
    mergedValues(base[field], mine[field], theirs[field]),
  ]);
  return { ...theirs, ...Object.fromEntries(fields) };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
