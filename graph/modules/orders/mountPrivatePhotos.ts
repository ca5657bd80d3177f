import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Action } from '#domain/accounts/permissions.ts';
import { viewerMay } from '#graph/access/viewerMay.ts';
import type { GraphContext } from '#graph/context.ts';
import { httpRefusal } from '#graph/http/httpErrors.ts';
import { mountUpload } from '#graph/media/mountUploads.ts';
import { openPicture } from '#graph/media/openPicture.ts';
import { photoFormat } from '#graph/media/photoFormat.ts';
import { photoWidth } from '#graph/media/photoWidths.ts';
import { sendPlaceholder } from '#graph/media/placeholder.ts';
import { photoResizer } from '#graph/media/resizePhoto.ts';
import type { Sender } from '#graph/media/senders.ts';
import type { Order, PrismaClient } from '#graph/prisma/generated/client.ts';
import type { MountOptions } from '#graph/schema/module.ts';
import { called } from './held/withOrder.ts';
import { holdsOrder } from './holdsOrder.ts';

/** How many photographs of one order may be on nothing yet. */
const MAX_WAITING = 20;

interface Asked {
  Params: { id: string };
  Querystring: { w?: unknown; guestToken?: unknown };
}

export interface PrivatePhotos {
  /** Where one is sent to. */
  sentTo: string;
  /** Where one is seen at, before its id. */
  seenAt: string;
  /** The folder they are kept in. */
  folder: string;
  /** Which staff send them too. */
  sentBy: Action;
  find(prisma: PrismaClient, id: string): Promise<{ key: string; order: Order } | null>;
}

/**
 * `POST {sentTo}?order=` takes a photograph about an order from whose it is, or a guest with `&guestToken=`;
 * `GET {seenAt}/:id` answers it to them and to staff, and to nobody else.
 */
export async function mountPrivatePhotos(
  app: FastifyInstance,
  options: MountOptions,
  { sentTo, seenAt, folder, sentBy, find }: PrivatePhotos,
) {
  const { prisma, media, createContext } = options;
  const senderOf = async (context: GraphContext, request: FastifyRequest): Promise<Sender> => {
    const order = await findSent(context, request, sentBy);
    return { orderId: order.id, most: MAX_WAITING, tried: 'upload', folder };
  };
  await mountUpload(app, options, { path: sentTo, senderOf });

  const resize = photoResizer(media, app.log);
  app.get<Asked>(`${seenAt}/:id`, async (request, reply) => {
    const { params, query, headers } = request;
    const context = await createContext(request);
    const photo = await find(prisma, params.id);
    if (!photo || !maySee(context, photo.order, textOf(query.guestToken))) throw notThere();
    const width = photoWidth(textOf(query.w) ?? '');
    const format = photoFormat(headers.accept);
    const send = async () => {
      const file = width ? await resize({ key: photo.key, width, format }) : await media.find(photo.key);
      if (!file) throw notThere();
      return reply
        .type(width ? `image/${format}` : 'image/webp')
        .header('cache-control', 'private, no-store')
        .send(await openPicture(reply, file));
    };
    return send().catch((error: unknown) => sendPlaceholder(reply, error, request.log));
  });
}

async function findSent(context: GraphContext, request: FastifyRequest, sentBy: Action): Promise<Order> {
  const { order: named, guestToken } = request.query as Record<string, unknown>;
  const order = await context.prisma.order.findFirst({ where: called(textOf(named) ?? '') });
  const isTheirs =
    order !== null && (holdsOrder(context, order, textOf(guestToken)) || isStaff(context, sentBy));
  if (!isTheirs) throw httpRefusal(404, /*i18n*/ 'There is no such order.');
  return order;
}

function maySee(context: GraphContext, order: Order, guestToken: string | undefined): boolean {
  const reads = context.apiKey?.scopes.includes('read-orders') ?? false;
  return reads || isStaff(context, 'readOrders') || holdsOrder(context, order, guestToken);
}

function isStaff({ viewer }: GraphContext, action: Action): boolean {
  return viewer !== null && viewerMay(viewer, action);
}

/** A value that stands once in the address. */
function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function notThere() {
  return httpRefusal(404, 'There is no such file.');
}
