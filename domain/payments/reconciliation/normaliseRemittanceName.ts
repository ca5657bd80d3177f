import { normaliseReference } from '../normaliseReference.ts';

interface NamedRemittance {
  carrier: string;
  reference: string;
}

/** Returns the form in which remittances are compared: carrier and reference without case, spaces and punctuation. */
export function normaliseRemittanceName({ carrier, reference }: NamedRemittance): string {
  return `${normaliseCarrierName(carrier)} ${normalise(reference)}`;
}

/** Returns the form in which the names of carriers are compared. */
export function normaliseCarrierName(carrier: string): string {
  return normalise(carrier);
}

/** A text of punctuation only stays unchanged. */
function normalise(text: string): string {
  return normaliseReference('BANK_TRANSFER', text) ?? text;
}
