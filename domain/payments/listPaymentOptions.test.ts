import { describe, expect, test } from 'vitest';
import { chooseRemainderMethod, findCheckoutProblem, listPaymentOptions } from './listPaymentOptions.ts';

const enabledProviders = [
  { method: 'ESEWA', least: 1, most: 200_000 },
  { method: 'KHALTI', least: 10, most: 200_000 },
  { method: 'CONNECTIPS', least: 1, most: 100_000_000 },
] as const;
const rules = { codLimit: 100_000, enabledProviders, minPartialPaymentPercent: 10 };

function getOptions(due: number, overrides: Partial<Parameters<typeof listPaymentOptions>[0]> = {}) {
  return Object.fromEntries(
    listPaymentOptions({ due, finalTotal: due, ...overrides }, rules).map(({ method, upTo, problem }) => [
      method,
      problem ? [upTo, problem.reason] : upTo,
    ]),
  );
}

describe('a payment method', () => {
  test.each([
    [99_999, { COD: 99_999, BANK_TRANSFER: 99_999, ESEWA: 99_999, KHALTI: 99_999, CONNECTIPS: 99_999 }],
    [100_000, { COD: [0, 'CASH_LIMIT_REACHED'], ESEWA: 100_000 }],
    [200_000, { ESEWA: 200_000, KHALTI: 200_000 }],
    [
      200_001,
      {
        ESEWA: [200_000, 'AMOUNT_ABOVE_METHOD_LIMIT'],
        KHALTI: [200_000, 'AMOUNT_ABOVE_METHOD_LIMIT'],
        CONNECTIPS: 200_001,
      },
    ],
    [999_999, { ESEWA: [200_000, 'AMOUNT_ABOVE_METHOD_LIMIT'], CONNECTIPS: 999_999, BANK_TRANSFER: 999_999 }],
    [
      1_000_000,
      {
        COD: [0, 'CASH_LIMIT_REACHED'],
        ESEWA: [0, 'BANK_PAYMENT_REQUIRED'],
        KHALTI: [0, 'BANK_PAYMENT_REQUIRED'],
        CONNECTIPS: 1_000_000,
        BANK_TRANSFER: 1_000_000,
      },
    ],
    [9, { ESEWA: 9, KHALTI: [0, 'BELOW_PROVIDER_MINIMUM'] }],
  ])('for NPR %i is limited by law, the provider and the store', (due, expected) => {
    expect(getOptions(due)).toMatchObject(expected);
  });

  test('is limited by today’s earlier payments with the same wallet', () => {
    expect(getOptions(150_000, { paidToday: { ESEWA: 120_000 } })).toMatchObject({
      ESEWA: [80_000, 'AMOUNT_ABOVE_METHOD_LIMIT'],
      KHALTI: 150_000,
    });
    expect(getOptions(150_000, { paidToday: { ESEWA: 200_000 } }).ESEWA).toEqual([
      0,
      'WALLET_DAILY_LIMIT_REACHED',
    ]);
  });

  test('is subject to the legal limits for the full order total, even if part of it is paid', () => {
    expect(getOptions(100_000, { finalTotal: 1_100_000 })).toMatchObject({
      COD: [0, 'CASH_LIMIT_REACHED'],
      ESEWA: [0, 'BANK_PAYMENT_REQUIRED'],
    });
  });

  test('is limited by earlier cash payments and by law if it is cash on delivery', () => {
    const legalRules = { codLimit: 500_000, enabledProviders, minPartialPaymentPercent: 10 };
    const getCashOption = (due: number, cashReceived: number) =>
      listPaymentOptions({ due, finalTotal: 600_000, cashReceived }, legalRules).find(
        ({ method }) => method === 'COD',
      );
    expect(getCashOption(99_999, 400_000)?.upTo).toBe(99_999);
    expect(getCashOption(100_000, 400_000)).toMatchObject({
      upTo: 0,
      problem: { reason: 'CASH_LIMIT_REACHED' },
    });
  });

  test('is omitted if it is switched off', () => {
    expect(
      listPaymentOptions(
        { due: 500, finalTotal: 500 },
        { ...rules, codLimit: 500_000, enabledProviders: [] },
      ),
    ).toMatchObject([{ method: 'COD' }, { method: 'BANK_TRANSFER' }]);
  });
});

describe('the smallest partial payment', () => {
  test.each([
    [11_800, 11_800, { ESEWA: 1_180, CONNECTIPS: 1_180, BANK_TRANSFER: 1_180 }],
    [11_801, 11_801, { ESEWA: 1_181 }],
    [11_800, 500, { ESEWA: 500, KHALTI: 500 }],
    [50, 50, { KHALTI: 10 }],
  ])(
    'of a total of NPR %i with NPR %i due is a tenth, or the amount due if that is less',
    (finalTotal, due, expected) => {
      const options = listPaymentOptions({ due, finalTotal }, rules);
      expect(Object.fromEntries(options.map(({ method, from }) => [method, from]))).toMatchObject(expected);
    },
  );

  test('never exceeds a provider’s largest single payment', () => {
    const halfPaymentRules = { ...rules, minPartialPaymentPercent: 50 };
    const options = listPaymentOptions({ due: 900_000, finalTotal: 900_000 }, halfPaymentRules);
    expect(options.find(({ method }) => method === 'ESEWA')?.from).toBe(200_000);
    expect(options.find(({ method }) => method === 'CONNECTIPS')?.from).toBe(450_000);
  });

  test('is not lowered to a wallet’s remaining daily limit', () => {
    expect(getOptions(150_000, { paidToday: { ESEWA: 199_999 } }).ESEWA).toEqual([
      0,
      'WALLET_DAILY_LIMIT_REACHED',
    ]);
  });
});

test('an order can be placed with a method that accepts part of the amount, but not with a method that accepts none of it', () => {
  const findProblemReason = (method: 'ESEWA' | 'COD', due: number) =>
    findCheckoutProblem(method, { due, finalTotal: due }, rules)?.reason ?? null;
  expect(findProblemReason('ESEWA', 305_200)).toBeNull();
  expect(findProblemReason('ESEWA', 1_000_000)).toBe('BANK_PAYMENT_REQUIRED');
  expect(findProblemReason('COD', 100_000)).toBe('CASH_LIMIT_REACHED');
  expect(
    findCheckoutProblem('KHALTI', { due: 50, finalTotal: 50 }, { ...rules, enabledProviders: [] })?.reason,
  ).toBe('METHOD_NOT_OFFERED');
});

test('the remaining amount is paid with connectIPS if the store offers it, or else by transfer', () => {
  const amounts = { due: 305_200, finalTotal: 305_200 };
  expect(chooseRemainderMethod(listPaymentOptions(amounts, rules), 'ESEWA')).toBe('CONNECTIPS');
  expect(chooseRemainderMethod(listPaymentOptions(amounts, rules), 'CONNECTIPS')).toBe('BANK_TRANSFER');
  const walletRules = { ...rules, enabledProviders: enabledProviders.slice(0, 2) };
  expect(chooseRemainderMethod(listPaymentOptions(amounts, walletRules), 'ESEWA')).toBe('BANK_TRANSFER');
});
