import { buffer } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { formatCreditNoteNumber } from '#domain/orders/invoices/invoiceNumber.ts';
import { countRouteAttempt } from '#graph/http/countRouteAttempt.ts';
import { createHttpRefusal } from '#graph/http/httpErrors.ts';
import type { MountOptions } from '#graph/schema/module.ts';
import { InvoiceCache } from '../invoiceCache.ts';
import { type CreditNoteData, markCreditNotePrinted, readCreditNote } from './readCreditNote.ts';

interface CreditNoteRoute {
  Params: { id: string };
  Querystring: { guestToken?: string };
}

/**
 * Mounts `GET /invoices/credit-notes/:id`, which returns the PDF to everyone who can see the order: its customer, a
 * guest with its token, and staff.
 */
export function mountCreditNotes(
  app: FastifyInstance,
  { createContext }: Pick<MountOptions, 'createContext'>,
) {
  const notes = new InvoiceCache(drawPdf);
  app.get<CreditNoteRoute>('/invoices/credit-notes/:id', async (request, reply) => {
    const { guestToken } = request.query;
    const context = await createContext(request);
    const data = await readCreditNote(context, {
      id: request.params.id,
      guestToken: typeof guestToken === 'string' ? guestToken : undefined,
    });
    if (!data) throw createHttpRefusal(404, /*i18n*/ 'This credit note doesn’t exist.');
    const subject = context.viewer?.id ?? context.apiKey?.id;
    if (!notes.has(data)) await countRouteAttempt(context, reply, { attemptKind: 'invoice', subject });
    const pdf = await notes.get(data);
    await markCreditNotePrinted(context, data.note);
    const name = formatCreditNoteNumber(data.note).replaceAll('/', '-');
    return reply
      .type('application/pdf')
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `inline; filename="${name}.pdf"`)
      .send(pdf);
  });
}

async function drawPdf(data: CreditNoteData): Promise<Buffer> {
  const { buildCreditNotePdf } = await import('./creditNotePdf.ts');
  return buffer(buildCreditNotePdf(data));
}
