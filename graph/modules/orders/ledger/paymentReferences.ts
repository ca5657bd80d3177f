import { DomainError } from '#domain/errors/errors.ts';
import { normaliseReference, normaliseReferences } from '#domain/payments/normaliseReference.ts';
import { isOnline } from '#domain/payments/onlineMethods.ts';
import { type PaymentAttempt, Prisma, type PrismaClient } from '#graph/prisma/generated/client.ts';
import { findViolatedIndex, type Transaction } from '#graph/prisma/transaction.ts';

/** Unique index that limits a reference to one payment. */
export const REFERENCE_INDEX = 'payment_references_method_name_key';

interface ReferenceClaim {
  paymentId: string;
  method: string;
  /** Names of the payment: its reference, its transaction id, its attempt's references. */
  references: readonly (string | null | undefined)[];
  /** True to skip references that other payments have, for example if one transfer pays two orders. */
  isShared?: boolean;
}

/** Returns the known names of an attempt's payment at its provider. */
export function listAttemptNames({ ref, providerRef, transactionId }: PaymentAttempt): (string | null)[] {
  return [ref, providerRef, transactionId];
}

/**
 * Thrown if another payment has the reference. It aborts the transaction, since only a later read sees a simultaneous
 * payment.
 */
export class ReferenceTakenError extends Error {
  override readonly name = 'ReferenceTaken';
  readonly method: string;
  readonly references: ReferenceClaim['references'];

  constructor({ method, references }: Pick<ReferenceClaim, 'method' | 'references'>) {
    super(`A reference of ${method} belongs to another payment.`);
    this.method = method;
    this.references = references;
  }
}

/** Reserves these references of a method for a payment. Throws ReferenceTakenError if another payment has one of them. */
export async function claimReferences(tx: Transaction, claim: ReferenceClaim): Promise<void> {
  const { paymentId, method, references, isShared = false } = claim;
  const data = normaliseReferences(method, references).map((name) => ({ paymentId, method, name }));
  if (data.length === 0) return;
  const writeReferences = () => tx.paymentReference.createMany({ data, skipDuplicates: isShared });
  try {
    await writeReferences();
  } catch (error) {
    if (findViolatedIndex(error) === null) throw error;
    if (!(await releaseVoidedReferences(tx, claim))) throw new ReferenceTakenError(claim);
    await writeReferences();
  }
}

/**
 * If the reference identifies one of the order's payment attempts, reserves all names the provider has for that
 * payment. This prevents the payment from being recorded again under another name, whatever its recorded method.
 */
export async function claimAttemptNames(
  tx: Transaction,
  { orderId, paymentId, reference }: { orderId: string; paymentId: string; reference: string },
): Promise<void> {
  const attempts = await tx.paymentAttempt.findMany({ where: { orderId } });
  for (const attempt of attempts) {
    const { method } = attempt;
    const references = listAttemptNames(attempt);
    const name = normaliseReference(method, reference);
    if (name && normaliseReferences(method, references).includes(name))
      await claimReferences(tx, { paymentId, method, references, isShared: true });
  }
}

/** Releases a payment's references for another entry. */
export async function releaseReferences(tx: Transaction, paymentId: string): Promise<void> {
  await tx.paymentReference.deleteMany({ where: { paymentId } });
}

/**
 * Releases references of voided payments that a server of the previous version did not release. Returns true if it
 * released any.
 */
async function releaseVoidedReferences(
  tx: Transaction,
  { method, references }: ReferenceClaim,
): Promise<boolean> {
  const names = normaliseReferences(method, references);
  const releasedCount = await tx.$executeRaw`
    DELETE payment_references FROM payment_references
    JOIN payments ON payments.id = payment_references.payment_id
    WHERE payment_references.method = ${method} AND payment_references.name IN (${Prisma.join(names)})
      AND payments.voided_at IS NOT NULL`;
  return releasedCount > 0;
}

/** Returns the payment with one of these references; null if there is none. */
export async function findReferencedPayment(
  prisma: PrismaClient | Transaction,
  { method, references }: Pick<ReferenceClaim, 'method' | 'references'>,
) {
  const names = normaliseReferences(method, references);
  if (names.length === 0) return null;
  const referenceFilter = { in: [...names, ...references.flatMap((reference) => reference ?? [])] };
  return prisma.payment.findFirst({
    where: {
      voidedAt: null,
      OR: [
        { references: { some: { method, name: { in: names } } } },
        // Entries written by a server of the previous version.
        { kind: 'PAYMENT', method, OR: [{ reference: referenceFilter }, { transactionId: referenceFilter }] },
      ],
    },
    orderBy: { transactionId: 'desc' },
    include: { order: { select: { number: true } } },
  });
}

/** Returns the error for a reference that another payment has. */
export async function createReferenceProblem(
  prisma: PrismaClient | Transaction,
  claim: Pick<ReferenceClaim, 'method' | 'references'>,
): Promise<DomainError> {
  const payment = await findReferencedPayment(prisma, claim);
  // The payment has been voided in the meantime.
  if (!payment) return new DomainError('VERSION_CONFLICT', 'version');
  const { number } = payment.order;
  if (isOnline(claim.method) || payment.transactionId !== null)
    return new DomainError('PAYMENT_ALREADY_RECORDED', { number }, 'reference');
  const reference = claim.references.find((candidate) => candidate) ?? '';
  return new DomainError('DUPLICATE_REFERENCE', { reference, number }, 'allowDuplicateReference');
}
