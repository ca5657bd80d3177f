import { isOnline } from '#domain/payments/onlineMethods.ts';
import type { PaymentAttempt, PaymentEventSource, Prisma } from '#graph/prisma/generated/client.ts';
import type { ProviderResult } from '../payments.providers.ts';
import { getProvider } from '../payments.providers.ts';
import { type PaymentServices, readProviderAccess } from '../readProviderAccess.ts';
import { type SettleServices, settle } from './settle.ts';

export type PaymentQueryServices = SettleServices & PaymentServices;

/** An attempt after its provider's response, received outside of any transaction. */
export interface RefreshedAttempt {
  attempt: PaymentAttempt;
  result: ProviderResult;
}

/** A result is reused within this time. */
export const RESULT_MAX_AGE_MS = 10_000;
/** A query without a result for this long is considered lost with its server. Longer than the provider's timeout. */
const QUERY_TIMEOUT_MS = 15_000;
const QUERY_PENDING = 'being asked';

/** Pending queries of this server, by attempt. */
const pendingQueries = new Map<string, Promise<RefreshedAttempt>>();

/**
 * Queries the provider about an attempt and applies the result. At most one query per attempt runs at a time across all
 * servers. A result younger than RESULT_MAX_AGE_MS is reused.
 */
export function refreshAttempt(
  services: PaymentQueryServices,
  attempt: PaymentAttempt,
  source: PaymentEventSource,
): Promise<RefreshedAttempt> {
  const { id } = attempt;
  const existingQuery = pendingQueries.get(id);
  if (existingQuery) return waitOutsideSlot(services, existingQuery);
  const pendingQuery = queryAndSettle(services, attempt, source).finally(() => pendingQueries.delete(id));
  pendingQueries.set(id, pendingQuery);
  return pendingQuery;
}

/** Frees the request's slot while it waits for a query, like the request that made the query. */
async function waitOutsideSlot(
  { slot }: PaymentQueryServices,
  pendingQuery: Promise<RefreshedAttempt>,
): Promise<RefreshedAttempt> {
  const reacquireSlot = slot?.releaseDuring();
  try {
    return await pendingQuery;
  } finally {
    reacquireSlot?.();
  }
}

/** Returns true if another server's query is still pending. */
export function isQueryPending({ result }: RefreshedAttempt): boolean {
  return result.word === QUERY_PENDING;
}

async function queryAndSettle(
  services: PaymentQueryServices,
  attempt: PaymentAttempt,
  source: PaymentEventSource,
): Promise<RefreshedAttempt> {
  const providerResult = await findResult(services, attempt);
  return { attempt: await settle(services, attempt, providerResult, source), result: providerResult };
}

async function findResult(services: PaymentQueryServices, attempt: PaymentAttempt): Promise<ProviderResult> {
  const { redirect, expiresAt } = attempt;
  // The customer was never sent to the provider: the server stopped before it received a redirect.
  if (redirect === null)
    return createEmptyResult(services.now > expiresAt ? 'EXPIRED' : 'PENDING', 'never begun');
  if (!(await claimQuery(services, attempt))) return readStoredResult(services, attempt);
  const startedAt = performance.now();
  const providerResult = await query(services, attempt);
  const respondedAt = new Date(services.now.getTime() + performance.now() - startedAt);
  await services.prisma.paymentAttempt.update({
    where: { id: attempt.id },
    data: { queriedAt: null, respondedAt, answer: { ...providerResult } satisfies Prisma.InputJsonObject },
  });
  return providerResult;
}

/** Returns false if there is a fresh result or a pending query. */
async function claimQuery({ prisma, now }: PaymentQueryServices, { id }: PaymentAttempt): Promise<boolean> {
  const matchOlderThan = (ms: number) => ({ lte: new Date(now.getTime() - ms) });
  const { count } = await prisma.paymentAttempt.updateMany({
    where: {
      id,
      AND: [
        { OR: [{ respondedAt: null }, { respondedAt: matchOlderThan(RESULT_MAX_AGE_MS) }] },
        { OR: [{ queriedAt: null }, { queriedAt: matchOlderThan(QUERY_TIMEOUT_MS) }] },
      ],
    },
    data: { queriedAt: now },
  });
  return count > 0;
}

async function readStoredResult(
  { prisma, now }: PaymentQueryServices,
  { id }: PaymentAttempt,
): Promise<ProviderResult> {
  const { answer, respondedAt } = await prisma.paymentAttempt.findUniqueOrThrow({
    where: { id },
    select: { answer: true, respondedAt: true },
  });
  const isFresh = respondedAt !== null && now.getTime() - respondedAt.getTime() < RESULT_MAX_AGE_MS;
  // Only `findResult` writes this value.
  return isFresh && answer
    ? (answer as unknown as ProviderResult)
    : createEmptyResult('UNAVAILABLE', QUERY_PENDING);
}

async function query(services: PaymentQueryServices, attempt: PaymentAttempt): Promise<ProviderResult> {
  const { method, mode } = attempt;
  const access = isOnline(method) ? await readProviderAccess(services, method, mode) : null;
  if (!access || !isOnline(method)) return createEmptyResult('UNAVAILABLE', 'no keys');
  return getProvider(method).query(access, attempt);
}

function createEmptyResult(state: ProviderResult['state'], statusText: string): ProviderResult {
  return { state, word: statusText, amountPaisa: null, transactionId: null, feePaisa: null };
}
