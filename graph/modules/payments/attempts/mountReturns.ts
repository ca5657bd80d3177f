import type { FastifyInstance } from 'fastify';
import { isOnline } from '#domain/payments/onlineMethods.ts';
import { shorten } from '#domain/text/shorten.ts';
import type { GraphContext } from '#graph/context.ts';
import { httpRefusal } from '#graph/http/httpErrors.ts';
import type { PaymentAttempt } from '#graph/prisma/generated/client.ts';
import type { MountOptions } from '#graph/schema/module.ts';
import type { ProviderCallback } from '../payments.providers.ts';
import { providerOf } from '../payments.providers.ts';
import { readAccess } from '../readAccess.ts';
import { noteHeard } from './attempts.ts';
import { mayCheck } from './checkPayment.ts';
import { refreshAttempt } from './refreshAttempt.ts';

interface Returning {
  Params: { method: string; '*'?: string };
  Querystring: Record<string, unknown>;
}

/** What a browser brings is kept up to so often and so long. */
const MOST_NOTED = 20;
const LONGEST_VALUE = 500;
const MOST_VALUES = 30;

/**
 * `GET /payments/:method/return/:ref` takes in who comes back from a provider's page. What the address says is a claim, noted and never
 * believed: the provider is asked, as often as `checkPayment` may. Then the browser goes to the page that says how it went.
 * Repeating it changes nothing.
 */
export function mountReturns(app: FastifyInstance, { createContext }: Pick<MountOptions, 'createContext'>) {
  const take = async (
    context: GraphContext,
    { method: named, '*': path = '' }: Returning['Params'],
    query: Returning['Querystring'],
  ) => {
    const method = named.toUpperCase();
    if (!isOnline(method)) throw httpRefusal(404, /*i18n*/ 'There is no such payment.');
    const params = toTexts(query);
    const access = await readAccess(context, method);
    const callback = access && providerOf(method).parseCallback(access, params);
    // connectIPS knows one address for all; the others are told by the path.
    const ref = path.split('/').find((part) => part.length > 10) ?? callback?.ref ?? '';
    const attempt = await context.prisma.paymentAttempt.findUnique({ where: { ref } });
    if (attempt?.method !== method) throw httpRefusal(404, /*i18n*/ 'There is no such payment.');
    const isSettled = attempt.status === 'SETTLED';
    // Beyond the limit the browser still goes on to its page, which shows how the attempt stands.
    if (isSettled || (await mayCheck(context, attempt.id))) {
      await note(context, attempt, { path, params, callback });
      if (!isSettled) await refreshAttempt(context, attempt, 'RETURN');
    }
    return `/#/payment/${ref}`;
  };
  app.get<Returning>('/payments/:method/return', async (request, reply) =>
    reply.redirect(await take(await createContext(request), request.params, request.query), 303),
  );
  app.get<Returning>('/payments/:method/return/*', async (request, reply) =>
    reply.redirect(await take(await createContext(request), request.params, request.query), 303),
  );
}

function toTexts(query: Record<string, unknown>): Record<string, string> {
  const texts = Object.entries(query).filter(
    (pair): pair is [string, string] => typeof pair[1] === 'string' && pair[0].length < 60,
  );
  return Object.fromEntries(texts.slice(0, MOST_VALUES));
}

interface Came {
  path: string;
  params: Record<string, string>;
  callback: ProviderCallback | null;
}

async function note(context: GraphContext, attempt: PaymentAttempt, { path, params, callback }: Came) {
  const { prisma, log } = context;
  const names = callback?.ref ?? attempt.ref;
  const problem = names === attempt.ref ? (callback?.problem ?? null) : 'another attempt';
  if (problem) log.warn({ attempt: attempt.id, problem }, 'A browser came back with what is not right');
  const noted = await prisma.paymentEvent.count({ where: { attemptId: attempt.id, kind: 'RETURNED' } });
  if (noted >= MOST_NOTED) return;
  const shortened = Object.entries(params).map(([name, value]) => [name, shorten(value, LONGEST_VALUE)]);
  await noteHeard(prisma, context, attempt.id, {
    kind: 'RETURNED',
    source: 'RETURN',
    data: {
      path,
      params: Object.fromEntries(shortened),
      claims: callback?.claims ?? 'UNKNOWN',
      isSigned: callback?.isSigned ?? false,
      problem,
    },
  });
}
