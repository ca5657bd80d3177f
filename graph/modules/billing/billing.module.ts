import { MAX_PARCELS } from '#domain/payments/reconciliation/remittanceSchema.ts';
import { handleHook } from '#graph/hook.ts';
import { orderStatusChanged } from '#graph/modules/orders/orders.hooks.ts';
import type { GraphModule } from '#graph/schema/module.ts';
import { access } from './billing.access.ts';
import { resolvers as creditNotes } from './invoices/credit/creditNotes.resolvers.ts';
import { mountCreditNotes } from './invoices/credit/mountCreditNotes.ts';
import { resolvers as invoices } from './invoices/invoices.resolvers.ts';
import { mountInvoices } from './invoices/mountInvoices.ts';
import { mountPrint } from './print/mountPrint.ts';
import { resolvers as closing } from './reconciliation/closing/closing.resolvers.ts';
import { mountClosing } from './reconciliation/closing/mountClosing.ts';
import { resolvers as remittances } from './reconciliation/remittances/remittances.resolvers.ts';
import { resolvers as statements } from './reconciliation/statements/statements.resolvers.ts';

export const billing: GraphModule = {
  resolvers: [invoices, creditNotes, statements, remittances, closing],
  access,
  mount: (app, options) => {
    mountInvoices(app, options);
    mountCreditNotes(app, options);
    mountPrint(app, options);
    mountClosing(app, options);
  },
  hooks: [
    handleHook(
      orderStatusChanged,
      async () => (await import('./invoices/issueStatusDocuments.ts')).issueStatusDocuments,
    ),
  ],
  longLists: {
    'CreateRemittanceInput.parcels': MAX_PARCELS,
    'UpdateRemittanceInput.parcels': MAX_PARCELS,
  },
  longTexts: ['LoadStatementInput.csv', 'CreateRemittanceInput.csv'],
};
