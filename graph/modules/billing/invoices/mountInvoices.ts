import { buffer } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { countRouteAttempt } from '#graph/http/countRouteAttempt.ts';
import { createHttpRefusal } from '#graph/http/httpErrors.ts';
import type { MountOptions } from '#graph/schema/module.ts';
import { InvoiceCache } from './invoiceCache.ts';
import { issueInvoices, markPrinted } from './issueInvoices.ts';
import { type InvoiceData, readInvoice } from './readInvoice.ts';

interface InvoiceRoute {
  Params: { id: string };
  Querystring: { guestToken?: string };
}

/**
 * Mounts `GET /invoices/:id`, which returns the PDF to everyone who can see the order: its customer, a guest with its
 * token, and staff.
 */
export function mountInvoices(app: FastifyInstance, { createContext }: Pick<MountOptions, 'createContext'>) {
  const invoices = new InvoiceCache(drawPdf);
  app.get<InvoiceRoute>('/invoices/:id', async (request, reply) => {
    const { guestToken } = request.query;
    const context = await createContext(request);
    const orderRef = {
      id: request.params.id,
      guestToken: typeof guestToken === 'string' ? guestToken : undefined,
    };
    const initialData = await readInvoice(context, orderRef);
    if (!initialData) throw createHttpRefusal(404, /*i18n*/ 'This order doesn’t exist.');
    const data = (await issueInvoices(context, [initialData]))
      ? await readInvoice(context, orderRef)
      : initialData;
    if (!data) throw createHttpRefusal(404, /*i18n*/ 'This order doesn’t exist.');
    const subject = context.viewer?.id ?? context.apiKey?.id;
    if (!invoices.has(data)) await countRouteAttempt(context, reply, { attemptKind: 'invoice', subject });
    const pdf = await invoices.get(data);
    await markPrinted(context, [data]);
    return reply
      .type('application/pdf')
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `inline; filename="invoice-${data.order.number}.pdf"`)
      .send(pdf);
  });
}

async function drawPdf(data: InvoiceData): Promise<Buffer> {
  const { buildInvoicePdf } = await import('./invoicePdf.ts');
  return buffer(buildInvoicePdf(data));
}
