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
 * Queries the provider about an attempt and applies the result. Each attempt has one query at a time over all
 * servers; a result younger than RESULT_FRESH_MS is reused.
 */
export function refreshAttempt(
  services: PaymentQueryServices,
  attempt: PaymentAttempt,
  source: PaymentEventSource,
): Promise<RefreshedAttempt> {
  const { id } = attempt;
  const open = pendingQueries.get(id);
  if (open) return waitOutsideSlot(services, open);
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
  const answer = await findResult(services, attempt);
  return { attempt: await settle(services, attempt, answer, source), result: answer };
}

async function findResult(services: PaymentQueryServices, attempt: PaymentAttempt): Promise<ProviderResult> {
  const { redirect, expiresAt } = attempt;
  // The customer was never sent to the provider: the server ended before it had a redirect.
  if (redirect === null) return emptyResult(services.now > expiresAt ? 'EXPIRED' : 'PENDING', 'never begun');
  if (!(await claimQuery(services, attempt))) return readStoredResult(services, attempt);
  const startedAt = performance.now();
  const answer = await query(services, attempt);
  const respondedAt = new Date(services.now.getTime() + performance.now() - startedAt);
  await services.prisma.paymentAttempt.update({
    where: { id: attempt.id },
    data: { queriedAt: null, respondedAt, answer: { ...answer } satisfies Prisma.InputJsonObject },
  });
  return answer;
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
  // Only `findResult` writes it.
  return isFresh && answer
    ? (answer as unknown as ProviderResult)
    : emptyResult('UNAVAILABLE', QUERY_PENDING);
}

async function query(services: PaymentQueryServices, attempt: PaymentAttempt): Promise<ProviderResult> {
  const { method, mode } = attempt;
  const access = isOnline(method) ? await readProviderAccess(services, method, mode) : null;
  if (!access || !isOnline(method)) return emptyResult('UNAVAILABLE', 'no keys');
  return getProvider(method).query(access, attempt);
}

function emptyResult(state: ProviderResult['state'], statusText: string): ProviderResult {
  return { state, word: statusText, amountPaisa: null, transactionId: null, feePaisa: null };
}
