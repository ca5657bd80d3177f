import { isOnline } from '#domain/payments/onlineMethods.ts';
import type { PaymentAttempt, PaymentEventSource, Prisma } from '#graph/prisma/generated/client.ts';
import type { ProviderAnswer } from '../payments.providers.ts';
import { providerOf } from '../payments.providers.ts';
import { type PaymentServices, readAccess } from '../readAccess.ts';
import { type Settling, settle } from './settle.ts';

export type Asking = Settling & PaymentServices;

/** An attempt after its provider's answer, which came outside of any transaction. */
export interface RefreshedAttempt {
  attempt: PaymentAttempt;
  answer: ProviderAnswer;
}

/** Everybody who asks within this time gets the same answer. */
export const ANSWER_FRESH_MS = 10_000;
/** A question without an answer for so long was lost with its server. Longer than a provider is waited for. */
const QUESTION_LOST_MS = 15_000;
const BEING_ASKED = 'being asked';

/** The questions of this server that wait for an answer, by attempt. */
const openQuestions = new Map<string, Promise<RefreshedAttempt>>();

/**
 * Asks the provider about an attempt and applies its answer. Each attempt has one question at a time, whoever asks and on
 * whichever server; an answer younger than ANSWER_FRESH_MS is reused.
 */
export function refreshAttempt(
  services: Asking,
  attempt: PaymentAttempt,
  source: PaymentEventSource,
): Promise<RefreshedAttempt> {
  const { id } = attempt;
  const open = openQuestions.get(id);
  if (open) return waitOutside(services, open);
  const question = ask(services, attempt, source).finally(() => openQuestions.delete(id));
  openQuestions.set(id, question);
  return question;
}

/** Whoever waits for an answer leaves the place of its request to others, as whoever asks does. */
async function waitOutside(
  { place }: Asking,
  question: Promise<RefreshedAttempt>,
): Promise<RefreshedAttempt> {
  const takeBack = place?.stepOut();
  try {
    return await question;
  } finally {
    takeBack?.();
  }
}

/** Whether another server has asked and its answer is not here yet. */
export function isBeingAsked({ answer }: RefreshedAttempt): boolean {
  return answer.word === BEING_ASKED;
}

async function ask(
  services: Asking,
  attempt: PaymentAttempt,
  source: PaymentEventSource,
): Promise<RefreshedAttempt> {
  const answer = await findAnswer(services, attempt);
  return { attempt: await settle(services, attempt, answer, source), answer };
}

async function findAnswer(services: Asking, attempt: PaymentAttempt): Promise<ProviderAnswer> {
  const { redirect, expiresAt } = attempt;
  // Nobody was sent to the provider by it: the server ended before it had the way there.
  if (redirect === null) return nothing(services.now > expiresAt ? 'EXPIRED' : 'PENDING', 'never begun');
  if (!(await claimQuestion(services, attempt))) return readKeptAnswer(services, attempt);
  const startedAt = performance.now();
  const answer = await query(services, attempt);
  const answeredAt = new Date(services.now.getTime() + performance.now() - startedAt);
  await services.prisma.paymentAttempt.update({
    where: { id: attempt.id },
    data: { askedAt: null, answeredAt, answer: { ...answer } satisfies Prisma.InputJsonObject },
  });
  return answer;
}

/** Returns false if there is a fresh answer, or a question that still waits for one. */
async function claimQuestion({ prisma, now }: Asking, { id }: PaymentAttempt): Promise<boolean> {
  const before = (ms: number) => ({ lte: new Date(now.getTime() - ms) });
  const { count } = await prisma.paymentAttempt.updateMany({
    where: {
      id,
      AND: [
        { OR: [{ answeredAt: null }, { answeredAt: before(ANSWER_FRESH_MS) }] },
        { OR: [{ askedAt: null }, { askedAt: before(QUESTION_LOST_MS) }] },
      ],
    },
    data: { askedAt: now },
  });
  return count > 0;
}

async function readKeptAnswer({ prisma, now }: Asking, { id }: PaymentAttempt): Promise<ProviderAnswer> {
  const { answer, answeredAt } = await prisma.paymentAttempt.findUniqueOrThrow({
    where: { id },
    select: { answer: true, answeredAt: true },
  });
  const isFresh = answeredAt !== null && now.getTime() - answeredAt.getTime() < ANSWER_FRESH_MS;
  // Written by `findAnswer` alone.
  return isFresh && answer ? (answer as unknown as ProviderAnswer) : nothing('UNAVAILABLE', BEING_ASKED);
}

async function query(services: Asking, attempt: PaymentAttempt): Promise<ProviderAnswer> {
  const { method, mode } = attempt;
  const access = isOnline(method) ? await readAccess(services, method, mode) : null;
  if (!access || !isOnline(method)) return nothing('UNAVAILABLE', 'no keys');
  return providerOf(method).query(access, attempt);
}

function nothing(state: ProviderAnswer['state'], word: string): ProviderAnswer {
  return { state, word, amountPaisa: null, transactionId: null, feePaisa: null };
}
