import { DomainError } from '#domain/errors/errors.ts';
import { isOnline } from '#domain/payments/onlineMethods.ts';
import { referenceName, referenceNames } from '#domain/payments/referenceName.ts';
import { type PaymentAttempt, Prisma, type PrismaClient } from '#graph/prisma/generated/client.ts';
import { type Transaction, violatedUnique } from '#graph/prisma/transaction.ts';

/** The unique index that lets a name belong to one payment. */
export const REFERENCE_INDEX = 'payment_references_method_name_key';

interface Claim {
  paymentId: string;
  method: string;
  /** What the payment is called: its reference, its transaction id, its attempt's references. */
  references: readonly (string | null | undefined)[];
  /** Whether names of other payments are left to them, such as a transfer that pays two orders. */
  isShared?: boolean;
}

/** The names by which an attempt's provider knows its payment, as far as they are known. */
export function attemptNames({ ref, providerRef, transactionId }: PaymentAttempt): (string | null)[] {
  return [ref, providerRef, transactionId];
}

/** Another payment has the name. It leaves the transaction, since only a later read sees a payment of the same moment. */
export class ReferenceTaken extends Error {
  override readonly name = 'ReferenceTaken';
  readonly method: string;
  readonly references: Claim['references'];

  constructor({ method, references }: Pick<Claim, 'method' | 'references'>) {
    super(`A reference of ${method} belongs to another payment.`);
    this.method = method;
    this.references = references;
  }
}

/** Makes a payment the only one of its method with these names. Throws ReferenceTaken if another payment has one of them. */
export async function claimReferences(tx: Transaction, claim: Claim): Promise<void> {
  const { paymentId, method, references, isShared = false } = claim;
  const data = referenceNames(method, references).map((name) => ({ paymentId, method, name }));
  if (data.length === 0) return;
  const write = () => tx.paymentReference.createMany({ data, skipDuplicates: isShared });
  try {
    await write();
  } catch (error) {
    if (violatedUnique(error) === null) throw error;
    if (!(await releaseVoided(tx, claim))) throw new ReferenceTaken(claim);
    await write();
  }
}

/**
 * Claims every name by which a provider knows the payment that a reference of the order names, whatever method it is recorded
 * by, so that it is not recorded once by each of its names.
 */
export async function claimAttemptNames(
  tx: Transaction,
  { orderId, paymentId, reference }: { orderId: string; paymentId: string; reference: string },
): Promise<void> {
  const attempts = await tx.paymentAttempt.findMany({ where: { orderId } });
  for (const attempt of attempts) {
    const { method } = attempt;
    const references = attemptNames(attempt);
    const name = referenceName(method, reference);
    if (name && referenceNames(method, references).includes(name))
      await claimReferences(tx, { paymentId, method, references, isShared: true });
  }
}

/** Gives the names of a payment up, so that another entry can have them. */
export async function releaseReferences(tx: Transaction, paymentId: string): Promise<void> {
  await tx.paymentReference.deleteMany({ where: { paymentId } });
}

/** A server of the version before leaves the names with a voided payment. */
async function releaseVoided(tx: Transaction, { method, references }: Claim): Promise<boolean> {
  const names = referenceNames(method, references);
  const released = await tx.$executeRaw`
    DELETE payment_references FROM payment_references
    JOIN payments ON payments.id = payment_references.payment_id
    WHERE payment_references.method = ${method} AND payment_references.name IN (${Prisma.join(names)})
      AND payments.voided_at IS NOT NULL`;
  return released > 0;
}

/** The payment that has one of these names; null if none does. */
export async function findReferenced(
  prisma: PrismaClient | Transaction,
  { method, references }: Pick<Claim, 'method' | 'references'>,
) {
  const names = referenceNames(method, references);
  if (names.length === 0) return null;
  const typed = { in: [...names, ...references.flatMap((reference) => reference ?? [])] };
  return prisma.payment.findFirst({
    where: {
      voidedAt: null,
      OR: [
        { references: { some: { method, name: { in: names } } } },
        // Entered by a server of the version before.
        { kind: 'PAYMENT', method, OR: [{ reference: typed }, { transactionId: typed }] },
      ],
    },
    orderBy: { transactionId: 'desc' },
    include: { order: { select: { number: true } } },
  });
}

/** The problem to show for a reference that another payment has. */
export async function referenceProblem(
  prisma: PrismaClient | Transaction,
  taken: Pick<Claim, 'method' | 'references'>,
): Promise<DomainError> {
  const payment = await findReferenced(prisma, taken);
  // It was voided in this very moment.
  if (!payment) return new DomainError('CHANGED_MEANWHILE', 'version');
  const { number } = payment.order;
  if (isOnline(taken.method) || payment.transactionId !== null)
    return new DomainError('PAYMENT_COUNTED_ALREADY', { number }, 'reference');
  const reference = taken.references.find((one) => one) ?? '';
  return new DomainError('REFERENCE_NOTED_BEFORE', { reference, number }, 'allowDuplicateReference');
}
