/** The id of the words below a control. */
export function describes(id: string): string {
  return `${id}-help`;
}
