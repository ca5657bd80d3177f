/** Returns the API code of an email template: `ORDER_PLACED` for `orderPlaced`. */
export function toTemplateCode(template: string): string {
  return template.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
}

/** Returns the stored template name for an API code. */
export function toTemplateName(code: string): string {
  return code.toLowerCase().replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}
