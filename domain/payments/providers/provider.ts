/**
 * The most that a wallet takes for one payment, and from one person in a day, NPR: directive of Nepal Rastra Bank of 7 March
 * 2025, as khalti.com/info/transaction-limits states it. The same is assumed of other wallets.
 */
export const WALLET_LIMIT = 200_000;

/** A payment provider, as far as both the server and the web need to know it. */
export interface ProviderDeclaration {
  /** Code of its payment method in the database and the API, in capitals. */
  code: string;
  /** Its own name, which is also the source of the translation. */
  name: string;
  /** Its name in Nepali, for e-mails. */
  nameNe: string;
  /** The legal limits of wallets apply to WALLET; BANK_ACCOUNT counts as a payment from the buyer's own bank account. */
  kind: 'WALLET' | 'BANK_ACCOUNT';
  /** The least and the most of one payment, whole NPR. */
  limits: { least: number; most: number };
  /** The letter and the background colour by which a shopper recognises it: white text on it is at least 4.5 : 1. */
  mark: { letter: string; colour: string };
  /** Sentence of the privacy policy: the data that it receives. */
  privacy: string;
}
