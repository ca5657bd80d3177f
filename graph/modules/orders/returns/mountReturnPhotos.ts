import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Action } from '#domain/accounts/permissions.ts';
import { viewerMay } from '#graph/access/viewerMay.ts';
import type { GraphContext } from '#graph/context.ts';
import { httpRefusal } from '#graph/http/httpErrors.ts';
import { PRIVATE_FOLDERS } from '#graph/media/mediaKey.ts';
import { mountUpload } from '#graph/media/mountUploads.ts';
import { photoFormat } from '#graph/media/photoFormat.ts';
import { photoWidth } from '#graph/media/photoWidths.ts';
import { photoResizer } from '#graph/media/resizePhoto.ts';
import type { Sender } from '#graph/media/senders.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { MountOptions } from '#graph/schema/module.ts';
import { holdsOrder } from '../holdsOrder.ts';
import { called } from '../lifecycle/withOrder.ts';

/** How many photographs of one order may be on no return yet. */
const MAX_WAITING = 20;

interface Asked {
  Params: { id: string };
  Querystring: { w?: unknown; guestToken?: unknown };
}

/**
 * `POST /media/returns?order=` takes a photograph of what is to be returned from whose order it is, or a guest with
 * `&guestToken=`; `GET /returns/photographs/:id` answers it to them and to staff, and to nobody else.
 */
export async function mountReturnPhotos(app: FastifyInstance, options: MountOptions) {
  const { prisma, media, createContext } = options;
  await mountUpload(app, options, { path: '/media/returns', senderOf: findSender });

  const resize = photoResizer(media);
  app.get<Asked>('/returns/photographs/:id', async (request, reply) => {
    const { params, query, headers } = request;
    const context = await createContext(request);
    const photo = await prisma.returnPhoto.findUnique({
      where: { id: params.id },
      select: { key: true, return: { select: { order: true } } },
    });
    if (!photo || !maySee(context, photo.return.order, textOf(query.guestToken))) throw notThere();
    const width = photoWidth(textOf(query.w) ?? '');
    const format = photoFormat(headers.accept);
    const file = width ? await resize({ key: photo.key, width, format }) : await media.find(photo.key);
    if (!file) throw notThere();
    const { bytes, stream } = await file.open();
    return reply
      .type(width ? `image/${format}` : 'image/webp')
      .header('cache-control', 'private, no-store')
      .header('content-length', bytes)
      .send(stream);
  });
}

async function findSender(context: GraphContext, request: FastifyRequest): Promise<Sender> {
  const { order: named, guestToken } = request.query as Record<string, unknown>;
  const order = await context.prisma.order.findFirst({ where: called(textOf(named) ?? '') });
  const isTheirs =
    order !== null && (holdsOrder(context, order, textOf(guestToken)) || isStaff(context, 'manageReturns'));
  if (!isTheirs) throw httpRefusal(404, /*i18n*/ 'There is no such order.');
  return { orderId: order.id, most: MAX_WAITING, tried: 'upload', folder: PRIVATE_FOLDERS.returns };
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
