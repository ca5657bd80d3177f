import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Action } from '#domain/accounts/permissions.ts';
import { viewerHasPermission } from '#graph/access/viewerHasPermission.ts';
import type { GraphContext } from '#graph/context.ts';
import { createHttpRefusal } from '#graph/http/httpErrors.ts';
import { mountUpload } from '#graph/media/mountUploads.ts';
import { openPicture } from '#graph/media/openPicture.ts';
import { choosePhotoFormat } from '#graph/media/photoFormat.ts';
import { parsePhotoWidth } from '#graph/media/photoWidths.ts';
import { sendPlaceholder } from '#graph/media/placeholder.ts';
import { createPhotoResizer } from '#graph/media/resizePhoto.ts';
import type { Sender } from '#graph/media/uploadSenders.ts';
import type { Order, PrismaClient } from '#graph/prisma/generated/client.ts';
import type { MountOptions } from '#graph/schema/module.ts';
import { canOpenOrder } from './canOpenOrder.ts';
import { matchIdOrNumber } from './change/lockOrder.ts';

/** Maximum number of uploaded photos of an order that are not attached yet. */
const MAX_UNATTACHED = 20;

interface PhotoRoute {
  Params: { id: string };
  Querystring: { w?: unknown; guestToken?: unknown };
}

export interface PrivatePhotos {
  uploadPath: string;
  /** Path the photos are served from, without the id. */
  servePath: string;
  folder: string;
  /** Permission staff need to upload on the customer's behalf. */
  uploadPermission: Action;
  find(prisma: PrismaClient, id: string): Promise<{ key: string; order: Order } | null>;
}

/**
 * Mounts `POST {uploadPath}?order=`, which stores a photo uploaded by the order's customer, a guest with `&guestToken=`,
 * or staff; and `GET {servePath}/:id`, which serves it only to them and to staff.
 */
export async function mountPrivatePhotos(
  app: FastifyInstance,
  options: MountOptions,
  { uploadPath, servePath, folder, uploadPermission, find }: PrivatePhotos,
) {
  const { prisma, media, createContext } = options;
  const resolveSender = async (context: GraphContext, request: FastifyRequest): Promise<Sender> => {
    const order = await findUploadOrder(context, request, uploadPermission);
    return { orderId: order.id, maxUnattached: MAX_UNATTACHED, attemptKind: 'upload', folder };
  };
  await mountUpload(app, options, { path: uploadPath, resolveSender });

  const resize = createPhotoResizer(media, app.log);
  app.get<PhotoRoute>(`${servePath}/:id`, async (request, reply) => {
    const { params, query, headers } = request;
    const context = await createContext(request);
    const photo = await find(prisma, params.id);
    if (!photo || !canSeePhoto(context, photo.order, readQueryParam(query.guestToken)))
      throw createFileNotFoundError();
    const width = parsePhotoWidth(readQueryParam(query.w) ?? '');
    const format = choosePhotoFormat(headers.accept);
    const send = async () => {
      const file = width ? await resize({ key: photo.key, width, format }) : await media.find(photo.key);
      if (!file) throw createFileNotFoundError();
      return reply
        .type(width ? `image/${format}` : 'image/webp')
        .header('cache-control', 'private, no-store')
        .send(await openPicture(reply, file));
    };
    return send().catch((error: unknown) => sendPlaceholder(reply, error, request.log));
  });
}

async function findUploadOrder(
  context: GraphContext,
  request: FastifyRequest,
  uploadPermission: Action,
): Promise<Order> {
  const { order: idOrNumber, guestToken } = request.query as Record<string, unknown>;
  const order = await context.prisma.order.findFirst({
    where: matchIdOrNumber(readQueryParam(idOrNumber) ?? ''),
  });
  const isOwnOrder =
    order !== null &&
    (canOpenOrder(context, order, readQueryParam(guestToken)) ||
      isStaffWithPermission(context, uploadPermission));
  if (!isOwnOrder) throw createHttpRefusal(404, /*i18n*/ 'This order doesn’t exist.');
  return order;
}

function canSeePhoto(context: GraphContext, order: Order, guestToken: string | undefined): boolean {
  const canReadOrders = context.apiKey?.scopes.includes('read-orders') ?? false;
  return (
    canReadOrders || isStaffWithPermission(context, 'readOrders') || canOpenOrder(context, order, guestToken)
  );
}

function isStaffWithPermission({ viewer }: GraphContext, action: Action): boolean {
  return viewer !== null && viewerHasPermission(viewer, action);
}

/** Returns a query parameter that occurs exactly once. */
function readQueryParam(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function createFileNotFoundError() {
  return createHttpRefusal(404, 'This file does not exist.');
}
