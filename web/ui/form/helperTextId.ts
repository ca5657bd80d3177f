/** Returns the id of the helper text below a control. */
export function helperTextId(id: string): string {
  return `${id}-help`;
}
