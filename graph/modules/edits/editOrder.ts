import { z } from 'zod';
import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { agreementNote, approvalSchema } from '#domain/orders/edit/editSchemas.ts';
import { canEditOrder } from '#domain/orders/orderLifecycle.ts';
import { getLimits } from '#graph/access/getLimits.ts';
import type { GraphContext } from '#graph/context.ts';
import { createUserError } from '#graph/errors/userErrors.ts';
import { lockOrder } from '#graph/modules/orders/change/lockOrder.ts';
import { markProposalEnded } from '#graph/modules/orders/lifecycle/endProposal.ts';
import { refreshBeforeMethodChange } from '#graph/modules/orders/lifecycle/refreshBeforeChange.ts';
import { type OrderToEdit, readOrderToEdit } from '#graph/modules/orders/reprice/orderToEdit.ts';
import type { Order, OrderProposal } from '#graph/prisma/generated/client.ts';
import type { EditOrderInput, UserError } from '#graph/schema/schema.generated.ts';
import type { Work } from '#graph/work/work.ts';
import { applyEdit } from './applyEdit.ts';
import { requireUnchangedContact } from './contactChange.ts';
import { type EditPlan, planEdit } from './planEdit.ts';
import { proposeEdit } from './proposeEdit.ts';
import { readEditData } from './readEditData.ts';
import { type OrderEdit, readOrderEdit } from './readOrderEdit.ts';

interface EditOrderResult {
  order?: Order;
  proposal?: OrderProposal;
  quote?: EditPlan;
  errors: UserError[];
}

/** Applies a quoted order edit, or proposes it to the customer first. If any part is invalid, nothing changes. */
export async function editOrder(context: GraphContext, input: EditOrderInput): Promise<EditOrderResult> {
  const { id, version, expectedTotal } = input;
  await refreshBeforeMethodChange(context, id, input.paymentMethod);
  return lockOrder(context, { id, version }, async (work, order) => {
    if (!canEditOrder(order.status))
      throw new DomainError('ORDER_NOT_EDITABLE', { status: order.status }, 'id');
    const orderToEdit = await readOrderToEdit(work.db, order);
    const edit = await readOrderEdit(work.db, orderToEdit, input);
    requireUnchangedContact(context, order, edit.details);
    const editData = await readEditData(work.db, context, orderToEdit, edit, { isLocked: true });
    const plan = planEdit(orderToEdit, edit, editData, getLimits(context));
    if (plan.errors.length > 0) return { quote: plan, errors: plan.errors };
    const { finalTotal: totalNpr } = plan.target.totals;
    if (totalNpr !== expectedTotal)
      return { quote: plan, errors: [createUserError('EDIT_TOTAL_CHANGED', { totalNpr }, 'expectedTotal')] };
    if (plan.changes.length === 0) return { order, errors: [] };
    return { errors: [], ...(await applyOrPropose(work, context, { orderToEdit, edit, plan, input })) };
  });
}

interface PlannedEdit {
  orderToEdit: OrderToEdit;
  edit: OrderEdit;
  plan: EditPlan;
  input: EditOrderInput;
}

async function applyOrPropose(
  work: Work,
  context: GraphContext,
  { orderToEdit, edit: { details }, plan, input }: PlannedEdit,
): Promise<Pick<EditOrderResult, 'order' | 'proposal'>> {
  const { message } = parseInput(approvalSchema, input);
  const shouldPropose = plan.needsAgreement && input.agreement === 'MAIL';
  if (shouldPropose) return proposeToCustomer(work, context, { orderToEdit, details, plan, message });
  if (plan.needsAgreement && input.agreement !== 'PHONE')
    throw new DomainError('AGREEMENT_MISSING', 'agreement');
  const agreement = plan.needsAgreement
    ? ({ by: 'PHONE', note: parseInput(agreementNoteSchema, input).agreementNote } as const)
    : undefined;
  const target = plan.changes.some(({ part }) => !DETAIL_PARTS.has(part)) ? plan.target : null;
  // An edit of contact, address or notes does not affect an open proposal.
  const order = await applyEdit(
    work,
    context,
    target ? orderToEdit : { ...orderToEdit, openProposal: null },
    {
      details,
      target,
      agreement,
      message,
    },
  );
  if (target && orderToEdit.openProposal)
    await markProposalEnded(work.db, context, order, orderToEdit.openProposal, 'SUPERSEDED');
  return { order };
}

const DETAIL_PARTS: ReadonlySet<string> = new Set(['CONTACT', 'ADDRESS', 'NOTES']);

const agreementNoteSchema = z.object({ agreementNote });

interface ProposalInput extends Pick<PlannedEdit, 'orderToEdit' | 'plan'> {
  details: OrderEdit['details'];
  message: string | undefined;
}

/**
 * Proposes an edit to the customer. Changes to contact, address and notes apply immediately, because they need no
 * agreement and the proposal must be sent to the right address.
 */
async function proposeToCustomer(
  work: Work,
  context: GraphContext,
  { orderToEdit, details, plan, message }: ProposalInput,
) {
  const hasDetailChanges = plan.changes.some(({ part }) => DETAIL_PARTS.has(part));
  const order =
    details && hasDetailChanges
      ? await applyEdit(
          work,
          context,
          { ...orderToEdit, openProposal: null },
          {
            details,
            target: null,
            hasOtherEmail: true,
          },
        )
      : orderToEdit.order;
  const changes = plan.changes.filter(({ part }) => !DETAIL_PARTS.has(part));
  const appliedChanges = plan.changes.filter(({ part }) => DETAIL_PARTS.has(part));
  return proposeEdit(
    work,
    context,
    { ...orderToEdit, order },
    { ...plan, changes },
    { message, appliedChanges },
  );
}
