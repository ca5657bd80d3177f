/** Returns the `tel:` link for a phone number in any notation. */
export function toTelHref(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}
