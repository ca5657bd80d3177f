/** Returns the id of the helper text below a control. */
export function getHelperTextId(id: string): string {
  return `${id}-help`;
}
