/** Sums the quantities of lines by id. Returns the ids in the order in which checkout locks them. */
export function sumQuantities<Line extends { quantity: number }>(
  lines: readonly Line[],
  getId: (line: Line) => string | null | undefined,
): [string, number][] {
  const sums = new Map<string, number>();
  for (const line of lines) {
    const id = getId(line);
    if (id) sums.set(id, (sums.get(id) ?? 0) + line.quantity);
  }
  return [...sums].sort(([a], [b]) => (a < b ? -1 : 1));
}
