/** The code of a mail in the API: `ORDER_PLACED` for `orderPlaced`. */
export function templateCode(template: string): string {
  return template.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
}

/** The mail of a code, as it is stored. */
export function templateOf(code: string): string {
  return code.toLowerCase().replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}
