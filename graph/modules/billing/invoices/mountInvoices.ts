import { buffer } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { countOfRoute } from '#graph/http/countOfRoute.ts';
import { httpRefusal } from '#graph/http/httpErrors.ts';
import type { MountOptions } from '#graph/schema/module.ts';
import { DrawnInvoices } from './drawnInvoices.ts';
import { issueInvoices, markPrinted } from './issueInvoices.ts';
import { type InvoiceFacts, readInvoice } from './readInvoice.ts';

interface Asked {
  Params: { id: string };
  Querystring: { guestToken?: string };
}

/** `GET /invoices/:id` answers the PDF to whoever may see the order: its customer, a guest with its token, staff. */
export function mountInvoices(app: FastifyInstance, { createContext }: Pick<MountOptions, 'createContext'>) {
  const invoices = new DrawnInvoices(drawPdf);
  app.get<Asked>('/invoices/:id', async (request, reply) => {
    const { guestToken } = request.query;
    const context = await createContext(request);
    const asked = {
      id: request.params.id,
      guestToken: typeof guestToken === 'string' ? guestToken : undefined,
    };
    const found = await readInvoice(context, asked);
    if (!found) throw httpRefusal(404, /*i18n*/ 'There is no such order.');
    const facts = (await issueInvoices(context, [found])) ? await readInvoice(context, asked) : found;
    if (!facts) throw httpRefusal(404, /*i18n*/ 'There is no such order.');
    const subject = context.viewer?.id ?? context.apiKey?.id;
    if (!invoices.has(facts)) await countOfRoute(context, reply, { tried: 'invoice', subject });
    const pdf = await invoices.get(facts);
    await markPrinted(context, [facts]);
    return reply
      .type('application/pdf')
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `inline; filename="invoice-${facts.order.number}.pdf"`)
      .send(pdf);
  });
}

async function drawPdf(facts: InvoiceFacts): Promise<Buffer> {
  const { invoicePdf } = await import('./invoicePdf.ts');
  return buffer(invoicePdf(facts));
}
