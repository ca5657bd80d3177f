import type { FastifyInstance } from 'fastify';
import { isOnline } from '#domain/payments/onlineMethods.ts';
import { shorten } from '#domain/text/shorten.ts';
import type { GraphContext } from '#graph/context.ts';
import { createHttpRefusal } from '#graph/http/httpErrors.ts';
import type { PaymentAttempt } from '#graph/prisma/generated/client.ts';
import type { MountOptions } from '#graph/schema/module.ts';
import type { ProviderCallback } from '../payments.providers.ts';
import { getProvider } from '../payments.providers.ts';
import { readProviderAccess } from '../readProviderAccess.ts';
import { recordPaymentEvent } from './attempts.ts';
import { canCheckPayment } from './checkPayment.ts';
import { refreshAttempt } from './refreshAttempt.ts';

interface ReturnRoute {
  Params: { method: string; '*'?: string };
  Querystring: Record<string, unknown>;
}

/** Limits on the data stored about a browser's return. */
const MAX_RETURNS = 20;
const MAX_VALUE_LENGTH = 500;
const MAX_VALUES = 30;

/**
 * Mounts `GET /payments/:method/return/:ref`, to which a provider's page returns the browser. The query parameters
 * are a claim: they are recorded but never trusted, and the provider is queried instead, within the rate limit of
 * `checkPayment`. The browser is then redirected to the result page. Repeating the request changes nothing.
 */
export function mountReturns(app: FastifyInstance, { createContext }: Pick<MountOptions, 'createContext'>) {
  const handleReturn = async (
    context: GraphContext,
    { method: methodParam, '*': path = '' }: ReturnRoute['Params'],
    query: ReturnRoute['Querystring'],
  ) => {
    const method = methodParam.toUpperCase();
    if (!isOnline(method)) throw createHttpRefusal(404, /*i18n*/ 'This payment doesn’t exist.');
    const params = pickTextParams(query);
    const access = await readProviderAccess(context, method);
    const callback = access && getProvider(method).parseCallback(access, params);
    // connectIPS has one return URL for all attempts; other providers' paths contain the reference.
    const ref = path.split('/').find((pathSegment) => pathSegment.length > 10) ?? callback?.ref ?? '';
    const attempt = await context.prisma.paymentAttempt.findUnique({ where: { ref } });
    if (attempt?.method !== method) throw createHttpRefusal(404, /*i18n*/ 'This payment doesn’t exist.');
    const isSettled = attempt.status === 'SETTLED';
    // Beyond the rate limit, the browser still reaches the result page, which shows the attempt's status.
    if (isSettled || (await canCheckPayment(context, attempt.id))) {
      await recordReturn(context, attempt, { path, params, callback });
      if (!isSettled) await refreshAttempt(context, attempt, 'RETURN');
    }
    return `/#/payment/${ref}`;
  };
  app.get<ReturnRoute>('/payments/:method/return', async (request, reply) =>
    reply.redirect(await handleReturn(await createContext(request), request.params, request.query), 303),
  );
  app.get<ReturnRoute>('/payments/:method/return/*', async (request, reply) =>
    reply.redirect(await handleReturn(await createContext(request), request.params, request.query), 303),
  );
}

function pickTextParams(query: Record<string, unknown>): Record<string, string> {
  const textEntries = Object.entries(query).filter(
    (pair): pair is [string, string] => typeof pair[1] === 'string' && pair[0].length < 60,
  );
  return Object.fromEntries(textEntries.slice(0, MAX_VALUES));
}

interface BrowserReturn {
  path: string;
  params: Record<string, string>;
  callback: ProviderCallback | null;
}

async function recordReturn(
  context: GraphContext,
  attempt: PaymentAttempt,
  { path, params, callback }: BrowserReturn,
) {
  const { prisma, log } = context;
  const returnedRef = callback?.ref ?? attempt.ref;
  const problem = returnedRef === attempt.ref ? (callback?.problem ?? null) : 'another attempt';
  if (problem) log.warn({ attempt: attempt.id, problem }, 'Invalid return from a payment provider.');
  const returnCount = await prisma.paymentEvent.count({ where: { attemptId: attempt.id, kind: 'RETURNED' } });
  if (returnCount >= MAX_RETURNS) return;
  const shortenedParams = Object.entries(params).map(([name, value]) => [
    name,
    shorten(value, MAX_VALUE_LENGTH),
  ]);
  await recordPaymentEvent(prisma, context, attempt.id, {
    kind: 'RETURNED',
    source: 'RETURN',
    data: {
      path,
      params: Object.fromEntries(shortenedParams),
      claims: callback?.claims ?? 'UNKNOWN',
      isSigned: callback?.isSigned ?? false,
      problem,
    },
  });
}
