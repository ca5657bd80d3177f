/** How many of each thing the lines have together, in the order in which orders take them. */
export function quantities<Line extends { quantity: number }>(
  lines: readonly Line[],
  idOf: (line: Line) => string | null | undefined,
): [string, number][] {
  const sums = new Map<string, number>();
  for (const line of lines) {
    const id = idOf(line);
    if (id) sums.set(id, (sums.get(id) ?? 0) + line.quantity);
  }
  return [...sums].sort(([one], [other]) => (one < other ? -1 : 1));
}
