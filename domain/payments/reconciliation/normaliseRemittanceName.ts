import { normaliseReference } from '../normaliseReference.ts';

interface NamedRemittance {
  carrier: string;
  reference: string;
}

/** Returns a remittance's name in comparable form: carrier and reference without case, spaces and punctuation. */
export function normaliseRemittanceName({ carrier, reference }: NamedRemittance): string {
  return `${normaliseCarrierName(carrier)} ${normalise(reference)}`;
}

/** Returns a carrier's name in comparable form. */
export function normaliseCarrierName(carrier: string): string {
  return normalise(carrier);
}

/** A text that contains only punctuation is returned unchanged. */
function normalise(text: string): string {
  return normaliseReference('BANK_TRANSFER', text) ?? text;
}
