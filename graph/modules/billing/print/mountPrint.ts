import type { FastifyInstance } from 'fastify';
import { printedOf, printSchema } from '#domain/orders/printed.ts';
import { viewerMay } from '#graph/access/viewerMay.ts';
import type { GraphContext } from '#graph/context.ts';
import { forbidden } from '#graph/errors/httpError.ts';
import { SIGN_IN_OR_KEY, scopeMissing } from '#graph/errors/permissionErrors.ts';
import { NOT_NOW } from '#graph/errors/retryLater.ts';
import { Admission } from '#graph/http/admission/admission.ts';
import { countOfRoute } from '#graph/http/countOfRoute.ts';
import { httpRefusal } from '#graph/http/httpErrors.ts';
import type { MountOptions } from '#graph/schema/module.ts';
import { issueInvoices, markPrinted } from '../invoices/issueInvoices.ts';
import { readPrinted } from './readPrinted.ts';

/** A hundred orders take the processor for some seconds, in turns with everybody else. */
const AT_ONCE = { atOnce: 1, longestWaitMs: 10_000, mostWaiting: 5 };

/**
 * `POST /invoices/print` answers one PDF of up to 100 orders with what is wanted of each: packing slips, invoices and
 * labels. For staff, and programs that may read orders.
 */
export function mountPrint(app: FastifyInstance, { createContext }: Pick<MountOptions, 'createContext'>) {
  const desk = new Admission(AT_ONCE);
  app.post('/invoices/print', async (request, reply) => {
    const context = await createContext(request);
    expectMay(context);
    const asked = printSchema.safeParse(request.body);
    if (!asked.success)
      throw httpRefusal(400, 'Name 1 to 100 orders by their ids, and what to print of them.');
    const { orderIds, what } = asked.data;
    const found = await readPrinted(context, orderIds);
    const billed = found.filter(({ order }) => printedOf(order, what).includes('INVOICES'));
    const orders = (await issueInvoices(context, billed)) ? await readPrinted(context, orderIds) : found;
    if (!orders.some(({ order }) => printedOf(order, what).length > 0))
      throw httpRefusal(404, /*i18n*/ 'There is nothing to print of these orders.');
    await countOfRoute(context, reply, { tried: 'print', subject: context.viewer?.id ?? context.apiKey?.id });
    const leave = await new Promise<() => void>((resolve, fail) => {
      const refuse = () => fail(httpRefusal(503, NOT_NOW));
      desk.ask({ kind: 'read', go: (place) => resolve(place.leave), refuse, isGone: () => false });
    });
    const { printOrders } = await import('./printOrders.ts');
    const document = printOrders(orders, { what, now: context.now });
    document.once('close', leave);
    const ids = billed.map(({ order }) => order.id);
    await markPrinted(
      context,
      orders.filter(({ order }) => ids.includes(order.id)),
    );
    return reply
      .type('application/pdf')
      .header('cache-control', 'private, no-store')
      .header('content-disposition', 'inline; filename="orders.pdf"')
      .send(document);
  });
}

function expectMay({ viewer, apiKey }: GraphContext): void {
  if (viewer ? viewerMay(viewer, 'readOrders') : apiKey?.scopes.includes('read-orders')) return;
  if (!viewer && !apiKey) throw httpRefusal(401, SIGN_IN_OR_KEY);
  throw httpRefusal(403, apiKey ? scopeMissing(['read-orders']) : forbidden().message);
}
