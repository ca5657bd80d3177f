/**
 * Largest wallet payment, and largest sum per person and day, in NPR. Source: Nepal Rastra Bank directive of 7 March
 * 2025, as stated on khalti.com/info/transaction-limits. Other wallets are assumed to have the same limit.
 */
export const WALLET_LIMIT = 200_000;

/** Data of a payment provider that both the server and the web app use. */
export interface ProviderDeclaration {
  /** Code of the payment method in the database and the API, in capitals. */
  code: string;
  /** English name, which is also the source of the translation. */
  name: string;
  /** Nepali name, for emails. */
  nameNe: string;
  /**
   * `WALLET` has the legal limits of wallets. `BANK_ACCOUNT` counts as a payment from the customer's own bank
   * account.
   */
  kind: 'WALLET' | 'BANK_ACCOUNT';
  /** Smallest and largest single payment, in whole NPR. */
  limits: { least: number; most: number };
  /** Letter and background colour that shoppers recognise. White text on it has a contrast of at least 4.5 : 1. */
  mark: { letter: string; colour: string };
}
