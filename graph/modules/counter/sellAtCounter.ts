import { DomainError } from '#domain/errors/errors.ts';
import { sumTenders } from '#domain/orders/counter/tender.ts';
import { getLimits } from '#graph/access/getLimits.ts';
import type { GraphContext } from '#graph/context.ts';
import { type Approver, checkApprover } from '#graph/modules/accounts/checkApprover.ts';
import { findSaleLocation } from '#graph/modules/checkout/findSaleLocation.ts';
import { placeValidatedOrder } from '#graph/modules/checkout/placeOrder.ts';
import { requireCustomer } from '#graph/modules/checkout/resolveCounterSale.ts';
import { assertNotProviderPayment } from '#graph/modules/orders/ledger/assertNewReference.ts';
import { findReferencedPayment, REFERENCE_INDEX } from '#graph/modules/orders/ledger/paymentReferences.ts';
import type { OrderWithParts } from '#graph/modules/orders/orders.queries.ts';
import { findViolatedIndex } from '#graph/prisma/transaction.ts';
import type { CounterQuote, SellAtCounterInput, UserError } from '#graph/schema/schema.generated.ts';
import { addStockLocations } from './addStockLocations.ts';
import { createCounterRules } from './counterRules.ts';
import { toCounterQuote } from './quoteCounterSale.ts';
import { type CounterOrder, readCounterSale } from './readCounterSale.ts';

interface CounterSaleResult {
  order?: OrderWithParts | undefined;
  quote?: CounterQuote | undefined;
  errors: UserError[];
}

/** Sells at the counter. Uses the same order placement as the shop. */
export async function sellAtCounter(
  context: GraphContext,
  input: SellAtCounterInput,
): Promise<CounterSaleResult> {
  const validatedSale = readCounterSale(input);
  const { prisma } = context;
  const locationId = await findSaleLocation(prisma, validatedSale.counterSale, 'locationId');
  const account = await requireCustomer(prisma, validatedSale.counterSale.customerId, 'buyer.customerId');
  const counterSale = { ...validatedSale.counterSale, locationId };
  for (const [index, { method, reference }] of counterSale.payments.entries())
    if (reference)
      await assertNotProviderPayment(
        prisma,
        { orderId: null, method, reference },
        `payments.${index}.reference`,
      );
  const sale = { ...validatedSale, contact: completeContact(validatedSale.contact, account), counterSale };
  const approver = input.approval ? await findApprover(context, input.approval) : null;
  const rules = createCounterRules(context, sale, {
    limits: approver?.limits ?? getLimits(context),
    approvedBy: approver?.name ?? null,
    canPayLater: input.allowDeferredPayment ?? false,
  });
  const { order, quote, errors } = await placeValidatedOrder(context, sale, rules).catch(async (error) => {
    throw findViolatedIndex(error) === REFERENCE_INDEX
      ? await createDuplicateReferenceError(context, sale)
      : error;
  });
  const { fulfilment } = counterSale;
  return {
    order,
    errors: await addStockLocations(context, sale, errors),
    quote:
      quote &&
      toCounterQuote(context, { fulfilment, paidAmount: sumTenders(sale.counterSale.payments) }, quote),
  };
}

/** Returns the error for a transfer that is already recorded for another order, or entered twice in this sale. */
async function createDuplicateReferenceError(
  { prisma }: GraphContext,
  { counterSale: { payments } }: CounterOrder,
): Promise<DomainError> {
  for (const [index, { method, reference }] of payments.entries()) {
    const earlierPayment =
      reference && (await findReferencedPayment(prisma, { method, references: [reference] }));
    if (earlierPayment)
      return new DomainError(
        'REFERENCE_USED',
        { reference, number: earlierPayment.order.number },
        `payments.${index}.reference`,
      );
  }
  return new DomainError('DUPLICATE_REFERENCE_IN_SALE', 'payments');
}

/** Fills in missing contact details from the customer's account. */
function completeContact(
  { name, email, phone }: CounterOrder['contact'],
  account: Awaited<ReturnType<typeof requireCustomer>>,
): CounterOrder['contact'] {
  return {
    name: name || (account?.name ?? ''),
    email: email || (account?.email ?? ''),
    phone: phone || (account?.phone ?? ''),
  };
}

/** Returns the approver. Throws if their discount limit is not above the seller's. Null if the seller has no limit. */
async function findApprover(
  context: GraphContext,
  approval: NonNullable<SellAtCounterInput['approval']>,
): Promise<Approver | null> {
  const { discountPercent: ownLimit } = getLimits(context);
  if (ownLimit === null) return null;
  const approver = await checkApprover(context, approval).catch(throwApprovalError);
  const { discountPercent } = approver.limits;
  if (discountPercent === null || discountPercent > ownLimit) return approver;
  throw new DomainError('APPROVER_LIMIT_EXCEEDED', { percent: discountPercent }, 'approval.email');
}

function throwApprovalError(error: unknown): never {
  if (!(error instanceof DomainError)) throw error;
  const { reason, params, field } = error;
  throw new DomainError(reason, params, field ? `approval.${field}` : 'approval');
}
