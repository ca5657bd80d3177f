import { MAX_IMPORTED_PHOTOS } from '#domain/catalog/photoSchema.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { shorten } from '#domain/text/shorten.ts';
import { requireViewer } from '#graph/access/requireViewer.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { BulkRow } from '#graph/bulk/bulkAction.ts';
import type { StaffActionContext } from '#graph/context.ts';
import { claimUpload } from '#graph/media/claimUpload.ts';
import { downloadPhoto } from '#graph/media/downloadPhoto.ts';
import { storeUpload } from '#graph/media/storeUpload.ts';
import type { Upload } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { BulkPhotosInput } from '#graph/schema/schema.generated.ts';
import { incrementVersion } from '../incrementVersion.ts';
import { type ProductWithParts, readProductAt, withLockedProduct } from '../lockProduct.ts';
import { changeStatus } from '../setProductStatus.ts';

export type PhotoAddresses = {
  /** URLs of the photos, by product id. */
  addresses: Record<string, string[]>;
  publish: boolean;
};

export function readPhotoAddresses({ photographs, publish }: BulkPhotosInput): PhotoAddresses {
  for (const [index, { addresses }] of photographs.entries())
    if (addresses.length > MAX_IMPORTED_PHOTOS)
      throw new DomainError(
        'TOO_MANY_PHOTOS',
        { most: MAX_IMPORTED_PHOTOS },
        `change.addPhotos.photographs.${index}.addresses`,
      );
  const addressEntries = photographs.map(({ productId, addresses }) => [productId, [...new Set(addresses)]]);
  return { addresses: Object.fromEntries(addressEntries), publish: publish ?? false };
}

/**
 * Loads the photos of a product that has none, then publishes the product if requested. If one photo fails, none is
 * added. A product that already has photos keeps them.
 */
export async function loadProductPhotos(
  context: StaffActionContext,
  { id, services, settle }: BulkRow,
  { addresses, publish }: PhotoAddresses,
): Promise<void> {
  const photoAddresses = addresses[id] ?? [];
  const existingCount =
    photoAddresses.length > 0 && (await context.prisma.productImage.count({ where: { productId: id } }));
  const uploads = existingCount === 0 ? await loadPhotos(context, services, photoAddresses) : [];
  await withLockedProduct(context, { id }, async (work, saved) => {
    const shouldAddPhotos = saved.images.length === 0 && uploads.length > 0;
    if (shouldAddPhotos) await addPhotos(work.db, context, { saved, uploads });
    // A product without photos is not published. This is not an error.
    const shouldPublish =
      publish && saved.status !== 'ACTIVE' && (shouldAddPhotos || saved.images.length > 0);
    if (shouldPublish)
      await changeStatus(work, context, { saved: await readProductAt(work.db, { id }), status: 'ACTIVE' });
    await settle(work.db, shouldAddPhotos || shouldPublish ? {} : null);
  });
}

async function loadPhotos(
  context: StaffActionContext,
  { media, outboundRules }: BulkRow['services'],
  addresses: readonly string[],
): Promise<Upload[]> {
  const { work, now } = context;
  const sender = { ownerId: requireViewer(context).id, attemptKind: 'catalogUpload' } as const;
  const uploads: Upload[] = [];
  const refusalErrors: DomainError[] = [];
  for (const address of addresses) {
    try {
      const bytes = await downloadPhoto(address, outboundRules);
      const storedUpload = storeUpload({ work, store: media, now }, { bytes, sender });
      uploads.push(await storedUpload.catch((error: unknown) => throwPhotoError(error, address)));
    } catch (error) {
      // URLs that are not public fail before any request, so all of them are reported together.
      if (!(error instanceof DomainError) || error.reason !== 'PHOTO_URL_REJECTED') throw error;
      refusalErrors.push(error);
    }
  }
  if (refusalErrors.length === 0) return uploads;
  const refusedAddresses = refusalErrors.map(({ params }) => String(params.address)).join(', ');
  throw new DomainError('PHOTO_URL_REJECTED', { address: refusedAddresses }, 'addresses');
}

function throwPhotoError(error: unknown, address: string): never {
  if (!(error instanceof DomainError)) throw error;
  throw new DomainError('PHOTO_URL_FILE_UNSUPPORTED', { address: shorten(address, 120) }, 'addresses');
}

async function addPhotos(
  tx: Transaction,
  context: StaffActionContext,
  { saved, uploads }: { saved: ProductWithParts; uploads: readonly Upload[] },
): Promise<void> {
  const alt = shorten(saved.name, 240);
  for (const [position, { id }] of uploads.entries()) {
    const { key, width, height, colour } = await claimUpload(tx, id);
    await tx.productImage.create({
      data: { productId: saved.id, key, alt, width, height, colour, position },
    });
  }
  await recordAudit(tx, context, {
    action: 'product.addImage',
    entity: 'Product',
    entityId: saved.id,
    after: { keys: uploads.map(({ key }) => key), alt },
  });
  await incrementVersion(tx, saved.id);
}
