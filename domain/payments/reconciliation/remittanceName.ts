import { referenceName } from '../referenceName.ts';

interface NamedRemittance {
  carrier: string;
  reference: string;
}

/** Returns the form in which remittances are compared: their carrier and reference without case, spaces and marks. */
export function remittanceName({ carrier, reference }: NamedRemittance): string {
  return `${carrierName(carrier)} ${folded(reference)}`;
}

/** Returns the form in which the names of carriers are compared. */
export function carrierName(carrier: string): string {
  return folded(carrier);
}

/** A text of marks only stays as it is. */
function folded(text: string): string {
  return referenceName('BANK_TRANSFER', text) ?? text;
}
