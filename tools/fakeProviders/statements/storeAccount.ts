import { getProviderSlug, isFromBankAccount, ONLINE_METHODS } from '#domain/payments/onlineMethods.ts';
import type { FakePayments } from '../fakePayments.ts';
import { PROVIDERS, type Provider } from '../payment.ts';
import { formatRupeesToTwoDecimals } from '../rupees.ts';
import { listMoves, toIsoDay } from './moves.ts';

/** A customer's transfer to the store's account, as shown by a transfer receipt. */
export interface Transfer {
  description: string;
  amountPaisa: number;
}

export const ACCOUNT_COLUMNS = ['Txn Date', 'Description', 'Chq No', 'Withdraw', 'Deposit', 'Balance'];

/** Providers whose payments reach the bank one by one. The others pay out one sum per day. */
const BANK_PROVIDERS: readonly Provider[] = ONLINE_METHODS.filter(isFromBankAccount).map(getProviderSlug);

/**
 * The store's account at a fictitious bank. Its statement lists customers' transfers and payments from bank accounts
 * individually, and one payout a day for each wallet. The providers' fees are deducted. The format is invented, because
 * the format of real bank statements is not known.
 */
export class StoreAccount {
  readonly #payments: FakePayments;
  readonly #now: () => Date;
  readonly #transfers: (Transfer & { at: Date })[] = [];

  constructor(payments: FakePayments, now: () => Date) {
    this.#payments = payments;
    this.#now = now;
  }

  transfer({ description, amountPaisa }: Transfer): void {
    this.#transfers.push({ description, amountPaisa, at: this.#now() });
  }

  buildStatement(day: string): (string | number)[][] {
    let balance = 0;
    return [...this.#listTransfers(day), ...this.#listPayouts(day)].map(({ description, amountPaisa }) => {
      balance += amountPaisa;
      const [withdrawal, deposit] =
        amountPaisa < 0
          ? [formatRupeesToTwoDecimals(-amountPaisa), '']
          : ['', formatRupeesToTwoDecimals(amountPaisa)];
      return [
        day.replaceAll('-', '/'),
        description,
        '',
        withdrawal,
        deposit,
        formatRupeesToTwoDecimals(balance),
      ];
    });
  }

  #listTransfers(day: string): Transfer[] {
    const moves = BANK_PROVIDERS.flatMap((provider) =>
      listMoves(this.#payments.listAll(), provider, day),
    ).map(({ at, payment, number, amountPaisa, feePaisa }) => ({
      at,
      description: `CIPS-${number}-${payment.reference}`,
      amountPaisa: amountPaisa - feePaisa,
    }));
    const transfers = this.#transfers.filter(({ at }) => toIsoDay(at) === day);
    return [...moves, ...transfers].sort((a, b) => a.at.getTime() - b.at.getTime());
  }

  #listPayouts(day: string): Transfer[] {
    const sumNetAmounts = (provider: Provider) =>
      listMoves(this.#payments.listAll(), provider, day).reduce(
        (sum, { amountPaisa, feePaisa }) => sum + amountPaisa - feePaisa,
        0,
      );
    return PROVIDERS.filter((provider) => !BANK_PROVIDERS.includes(provider))
      .map((provider) => ({
        description: `${provider.toUpperCase()} SETTLEMENT ${day}`,
        amountPaisa: sumNetAmounts(provider),
      }))
      .filter(({ amountPaisa }) => amountPaisa !== 0);
  }
}
