import { z } from 'zod';
import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { agreedNote, agreementSchema } from '#domain/orders/edit/editSchemas.ts';
import { isCorrectable } from '#domain/orders/orderLifecycle.ts';
import { limitsOf } from '#graph/access/limitsOf.ts';
import type { GraphContext } from '#graph/context.ts';
import { userError } from '#graph/errors/userErrors.ts';
import { withOrder } from '#graph/modules/orders/held/withOrder.ts';
import { askBeforeOtherMethod } from '#graph/modules/orders/lifecycle/askBeforeChange.ts';
import { closeProposal } from '#graph/modules/orders/lifecycle/endProposal.ts';
import { type OrderToEdit, readOrderToEdit } from '#graph/modules/orders/reprice/orderToEdit.ts';
import type { Order, OrderProposal } from '#graph/prisma/generated/client.ts';
import type { EditOrderInput, UserError } from '#graph/schema/schema.generated.ts';
import type { Work } from '#graph/work/work.ts';
import { applyEdit } from './applyEdit.ts';
import { expectKeyLeavesContact } from './contactChange.ts';
import { readEditFacts } from './editFacts.ts';
import { type EditPlan, planEdit } from './planEdit.ts';
import { proposeEdit } from './proposeEdit.ts';
import { type OrderEdit, readOrderEdit } from './readOrderEdit.ts';

interface EditedOrder {
  order?: Order;
  proposal?: OrderProposal;
  quote?: EditPlan;
  errors: UserError[];
}

/** Corrects an order as it was quoted, or asks its buyer first; all or nothing. */
export async function editOrder(context: GraphContext, input: EditOrderInput): Promise<EditedOrder> {
  const { id, version, expectedTotal } = input;
  await askBeforeOtherMethod(context, id, input.paymentMethod);
  return withOrder(context, { id, version }, async (work, order) => {
    if (!isCorrectable(order.status))
      throw new DomainError('ORDER_NOT_CORRECTABLE', { status: order.status }, 'id');
    const toEdit = await readOrderToEdit(work.db, order);
    const edit = await readOrderEdit(work.db, toEdit, input);
    expectKeyLeavesContact(context, order, edit.details);
    const facts = await readEditFacts(work.db, context, toEdit, edit, { isHeld: true });
    const plan = planEdit(toEdit, edit, facts, limitsOf(context));
    if (plan.errors.length > 0) return { quote: plan, errors: plan.errors };
    const { finalTotal: totalNpr } = plan.target.totals;
    if (totalNpr !== expectedTotal)
      return { quote: plan, errors: [userError('EDIT_TOTAL_CHANGED', { totalNpr }, 'expectedTotal')] };
    if (plan.changes.length === 0) return { order, errors: [] };
    return { errors: [], ...(await correct(work, context, { toEdit, edit, plan, input })) };
  });
}

interface Correcting {
  toEdit: OrderToEdit;
  edit: OrderEdit;
  plan: EditPlan;
  input: EditOrderInput;
}

async function correct(
  work: Work,
  context: GraphContext,
  { toEdit, edit: { details }, plan, input }: Correcting,
): Promise<Pick<EditedOrder, 'order' | 'proposal'>> {
  const { message } = parseInput(agreementSchema, input);
  const isAsked = plan.needsAgreement && input.agreement === 'MAIL';
  if (isAsked) return ask(work, context, { toEdit, details, plan, message });
  if (plan.needsAgreement && input.agreement !== 'PHONE')
    throw new DomainError('AGREEMENT_MISSING', 'agreement');
  const agreement = plan.needsAgreement
    ? ({ by: 'PHONE', note: parseInput(agreementNoteSchema, input).agreementNote } as const)
    : undefined;
  const target = plan.changes.some(({ part }) => !PEOPLE.has(part)) ? plan.target : null;
  // A correction of whom it is for leaves what its buyer is asked about as it is.
  const order = await applyEdit(work, context, target ? toEdit : { ...toEdit, open: null }, {
    details,
    target,
    agreement,
    message,
  });
  if (target && toEdit.open) await closeProposal(work.db, context, order, toEdit.open, 'SUPERSEDED');
  return { order };
}

const PEOPLE: ReadonlySet<string> = new Set(['CONTACT', 'ADDRESS', 'NOTES']);

const agreementNoteSchema = z.object({ agreementNote: agreedNote });

interface Asking extends Pick<Correcting, 'toEdit' | 'plan'> {
  details: OrderEdit['details'];
  message: string | undefined;
}

/** Whom it is for is changed at once: nobody has to agree to that, and the mail that asks, and says so, goes to the right address. */
async function ask(work: Work, context: GraphContext, { toEdit, details, plan, message }: Asking) {
  const isOtherwise = plan.changes.some(({ part }) => PEOPLE.has(part));
  const order =
    details && isOtherwise
      ? await applyEdit(
          work,
          context,
          { ...toEdit, open: null },
          {
            details,
            target: null,
            isToldElsewhere: true,
          },
        )
      : toEdit.order;
  const changes = plan.changes.filter(({ part }) => !PEOPLE.has(part));
  const made = plan.changes.filter(({ part }) => PEOPLE.has(part));
  return proposeEdit(work, context, { ...toEdit, order }, { ...plan, changes }, { message, made });
}
