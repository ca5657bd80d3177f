import type { FastifyInstance } from 'fastify';
import { httpRefusal } from '#graph/http/httpErrors.ts';
import type { MountOptions } from '#graph/schema/module.ts';
import { readInvoice } from './readInvoice.ts';

interface Asked {
  Params: { id: string };
  Querystring: { guestToken?: string };
}

/** `GET /invoices/:id` answers the PDF to whoever may see the order: its customer, a guest with its token, staff. */
export function mountInvoices(app: FastifyInstance, { createContext }: Pick<MountOptions, 'createContext'>) {
  app.get<Asked>('/invoices/:id', async (request, reply) => {
    const { guestToken } = request.query;
    const facts = await readInvoice(await createContext(request), {
      id: request.params.id,
      guestToken: typeof guestToken === 'string' ? guestToken : undefined,
    });
    if (!facts) throw httpRefusal(404, /*i18n*/ 'There is no such order.');
    const { invoicePdf } = await import('./invoicePdf.ts');
    return reply
      .type('application/pdf')
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `inline; filename="invoice-${facts.order.number}.pdf"`)
      .send(invoicePdf(facts));
  });
}
