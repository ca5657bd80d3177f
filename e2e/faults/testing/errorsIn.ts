/** The lines of a server's log in which it tells of an error. */
export function errorsIn(log: string): string {
  return log
    .split('\n')
    .filter((line) => line.includes('"level":50'))
    .join('\n');
}
