import { formatCreditNoteNumber } from '#domain/orders/invoices/invoiceNumber.ts';
import { findCreditNotes } from '#graph/modules/orders/orderDocuments.ts';
import type { Resolvers } from '#graph/schema/schema.generated.ts';

export const resolvers: Resolvers = {
  Order: {
    creditNotes: (order, _args, { prisma }) => findCreditNotes(prisma, order),
  },
  Return: {
    creditNote: ({ id }, _args, { prisma }) => prisma.creditNote.findUnique({ where: { returnId: id } }),
  },
  CreditNote: {
    number: formatCreditNoteNumber,
    invoice: ({ invoiceId }, _args, { prisma }) =>
      prisma.invoice.findUniqueOrThrow({ where: { id: invoiceId } }),
    lines: async ({ id }, _args, { prisma }) =>
      (await prisma.creditNote.findUnique({ where: { id } }).lines({ orderBy: { position: 'asc' } })) ?? [],
    url: ({ id }) => `/invoices/credit-notes/${id}`,
  },
};
