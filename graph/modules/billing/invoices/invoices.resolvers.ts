import { formatInvoiceNumber } from '#domain/orders/invoices/invoiceNumber.ts';
import { findInvoice } from '#graph/modules/orders/orderDocuments.ts';
import type { Resolvers } from '#graph/schema/schema.generated.ts';

export const resolvers: Resolvers = {
  Order: {
    invoice: (order, _args, { prisma }) => findInvoice(prisma, order),
  },
  Invoice: {
    number: formatInvoiceNumber,
  },
};
