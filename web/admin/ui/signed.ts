/** A figure with a plus or a minus before it, as the number goes; with neither for none. */
export function signed(direction: number, figure: string = String(Math.abs(direction))): string {
  if (direction === 0) return figure;
  return direction > 0 ? `+${figure}` : `−${figure}`;
}
