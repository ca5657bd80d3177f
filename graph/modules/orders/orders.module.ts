import { MOST_PARCELS } from '#domain/payments/reconciliation/remittanceSchema.ts';
import { expiredRows } from '#graph/jobs/cleanup/cleanupTask.ts';
import { handleJob } from '#graph/jobs/jobHandler.ts';
import type { GraphModule } from '#graph/schema/module.ts';
import { resolvers as bookingResolvers } from './booking/booking.resolvers.ts';
import { resolvers as bulkMailResolvers } from './bulkMail/bulkMail.resolvers.ts';
import { resolvers as carriersResolvers } from './carriers/carriers.resolvers.ts';
import { resolvers as checkoutResolvers } from './checkout/checkout.resolvers.ts';
import { resolvers as counterResolvers } from './counter/counter.resolvers.ts';
import { MAX_COUNTED } from './counter/counterStock.ts';
import { resolvers as couponsResolvers } from './coupons/coupons.resolvers.ts';
import { resolvers as deskResolvers } from './desk/desk.resolvers.ts';
import { resolvers as editResolvers } from './edit/edit.resolvers.ts';
import { resolvers as guestsResolvers } from './guests/guests.resolvers.ts';
import { resolvers as creditNotesResolvers } from './invoice/credit/creditNotes.resolvers.ts';
import { mountCreditNotes } from './invoice/credit/mountCreditNotes.ts';
import { mountInvoices } from './invoice/mountInvoices.ts';
import { resolvers as notesResolvers } from './notes/orderNotes.resolvers.ts';
import { access } from './orders.access.ts';
import {
  endUnpaidOrderJob,
  expireProposalJob,
  keepBookingsJob,
  mailOrderPlacedJob,
  mailTrackingLinksJob,
} from './orders.jobs.ts';
import { resolvers as paymentsDeskResolvers } from './payments/desk/paymentsDesk.resolvers.ts';
import { resolvers as linkResolvers } from './payments/link/link.resolvers.ts';
import { mountReturns } from './payments/mountReturns.ts';
import { checkPaymentJob, remindUnpaidJob } from './payments/payments.jobs.ts';
import { resolvers as paymentsResolvers } from './payments/payments.resolvers.ts';
import { mountPrint } from './print/mountPrint.ts';
import { resolvers as closingResolvers } from './reconciliation/closing/closing.resolvers.ts';
import { mountClosing } from './reconciliation/closing/mountClosing.ts';
import { resolvers as remittancesResolvers } from './reconciliation/remittances/remittances.resolvers.ts';
import { resolvers as statementsResolvers } from './reconciliation/statements/statements.resolvers.ts';
import { resolvers as refundsResolvers } from './refunds/refunds.resolvers.ts';
import { mountReturnPhotos } from './returns/mountReturnPhotos.ts';
import { resolvers as returnsResolvers } from './returns/returns.resolvers.ts';
import { resolvers as shopResolvers } from './shop/shopOrders.resolvers.ts';
import { mountSlipPhotos } from './slips/mountSlipPhotos.ts';
import { resolvers as slipsResolvers } from './slips/slips.resolvers.ts';
import { resolvers as staffResolvers } from './staff/staffOrders.resolvers.ts';
import { resolvers as tagsResolvers } from './tags/orderTags.resolvers.ts';

export const orders: GraphModule = {
  resolvers: [
    checkoutResolvers,
    bookingResolvers,
    counterResolvers,
    shopResolvers,
    staffResolvers,
    couponsResolvers,
    editResolvers,
    paymentsResolvers,
    paymentsDeskResolvers,
    linkResolvers,
    slipsResolvers,
    statementsResolvers,
    remittancesResolvers,
    closingResolvers,
    refundsResolvers,
    returnsResolvers,
    creditNotesResolvers,
    guestsResolvers,
    deskResolvers,
    tagsResolvers,
    notesResolvers,
    carriersResolvers,
    bulkMailResolvers,
  ],
  access,
  mount: async (app, options) => {
    mountInvoices(app, options);
    mountCreditNotes(app, options);
    mountPrint(app, options);
    mountReturns(app, options);
    mountClosing(app, options);
    await mountReturnPhotos(app, options);
    await mountSlipPhotos(app, options);
  },
  jobs: [
    handleJob(
      mailOrderPlacedJob,
      async () => (await import('./checkout/mailOrderPlaced.ts')).mailOrderPlaced,
      async () => (await import('./checkout/mailOrderPlaced.ts')).mailOrdersPlaced,
    ),
    handleJob(
      mailTrackingLinksJob,
      async () => (await import('./shop/mailTrackingLinks.ts')).mailTrackingLinks,
    ),
    handleJob(expireProposalJob, async () => (await import('./edit/expireProposal.ts')).expireProposal),
    handleJob(checkPaymentJob, async () => (await import('./payments/checkPaymentJob.ts')).checkPayment),
    handleJob(endUnpaidOrderJob, async () => (await import('./payments/endUnpaidOrder.ts')).endUnpaidOrder),
    handleJob(remindUnpaidJob, async () => (await import('./payments/remindUnpaidJob.ts')).remindUnpaid),
    handleJob(keepBookingsJob, async () => (await import('./booking/keepBookingsJob.ts')).keepBookings),
  ],
  cleanup: [
    expiredRows({ table: 'place_order_requests', key: 'key_hash', when: 'created_at < ?', days: 30 }),
    // What was taken up again stays for a week, so that a till that asks late is told by whom.
    expiredRows({ table: 'parked_sales', key: 'id', when: 'expires_at < ?', days: 7 }),
  ],
  longLists: {
    'Query.counterStock.variantIds': MAX_COUNTED,
    'RecordRemittanceInput.parcels': MOST_PARCELS,
    'UpdateRemittanceInput.parcels': MOST_PARCELS,
  },
  longTexts: ['LoadStatementInput.csv', 'RecordRemittanceInput.csv'],
  doneAlone: ['placeOrder', 'sellAtCounter', 'startPayment'],
};
