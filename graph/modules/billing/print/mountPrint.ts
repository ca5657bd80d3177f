import type { FastifyInstance } from 'fastify';
import { listAvailableDocuments, printSchema } from '#domain/orders/printDocuments.ts';
import { viewerHasPermission } from '#graph/access/viewerHasPermission.ts';
import type { GraphContext } from '#graph/context.ts';
import { createForbiddenError } from '#graph/errors/httpError.ts';
import { getMissingScopeMessage, SIGN_IN_OR_KEY } from '#graph/errors/permissionErrors.ts';
import { UNAVAILABLE_MESSAGE } from '#graph/errors/retryLater.ts';
import { Admission } from '#graph/http/admission/admission.ts';
import { countRouteAttempt } from '#graph/http/countRouteAttempt.ts';
import { createHttpRefusal } from '#graph/http/httpErrors.ts';
import type { MountOptions } from '#graph/schema/module.ts';
import { issueInvoices, markPrinted } from '../invoices/issueInvoices.ts';
import { readPrintData } from './readPrintData.ts';

/** Printing a hundred orders takes several seconds of CPU time, shared with other requests. */
const QUEUE_LIMITS = { maxConcurrent: 1, maxWaitMs: 10_000, maxWaiting: 5 };

/**
 * Mounts `POST /invoices/print`, which returns one PDF for up to 100 orders with the requested documents: packing
 * slips, invoices and labels. For staff, and integrations that can read orders.
 */
export function mountPrint(app: FastifyInstance, { createContext }: Pick<MountOptions, 'createContext'>) {
  const printQueue = new Admission(QUEUE_LIMITS);
  app.post('/invoices/print', async (request, reply) => {
    const context = await createContext(request);
    requireOrderAccess(context);
    const parsedBody = printSchema.safeParse(request.body);
    if (!parsedBody.success)
      throw createHttpRefusal(400, 'Send 1 to 100 order ids and at least one document to print.');
    const { orderIds, what: documents } = parsedBody.data;
    const initialOrders = await readPrintData(context, orderIds);
    const ordersToInvoice = initialOrders.filter(({ order }) =>
      listAvailableDocuments(order, documents).includes('INVOICES'),
    );
    const orders = (await issueInvoices(context, ordersToInvoice))
      ? await readPrintData(context, orderIds)
      : initialOrders;
    if (!orders.some(({ order }) => listAvailableDocuments(order, documents).length > 0))
      throw createHttpRefusal(404, /*i18n*/ 'There is nothing to print for these orders.');
    await countRouteAttempt(context, reply, {
      attemptKind: 'print',
      subject: context.viewer?.id ?? context.apiKey?.id,
    });
    const release = await new Promise<() => void>((resolve, reject) => {
      const rejectRequest = () => reject(createHttpRefusal(503, UNAVAILABLE_MESSAGE));
      printQueue.admit({
        kind: 'read',
        start: (slot) => resolve(slot.release),
        refuse: rejectRequest,
        isDisconnected: () => false,
      });
    });
    const { printOrders } = await import('./printOrders.ts');
    const document = printOrders(orders, { documents, now: context.now });
    document.once('close', release);
    const ids = ordersToInvoice.map(({ order }) => order.id);
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

function requireOrderAccess({ viewer, apiKey }: GraphContext): void {
  if (viewer ? viewerHasPermission(viewer, 'readOrders') : apiKey?.scopes.includes('read-orders')) return;
  if (!viewer && !apiKey) throw createHttpRefusal(401, SIGN_IN_OR_KEY);
  throw createHttpRefusal(
    403,
    apiKey ? getMissingScopeMessage(['read-orders']) : createForbiddenError().message,
  );
}
