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
  /** The letter and the background colour by which a shopper recognises it: white text on it is at least 4.5 : 1. */
  mark: { letter: string; colour: string };
  /** Sentence of the privacy policy: the data that it receives. */
  privacy: string;
}
