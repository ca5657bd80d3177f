import { MAX_IMPORTED_PHOTOGRAPHS } from '#domain/catalog/photographSchema.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { shorten } from '#domain/text/shorten.ts';
import { requireViewer } from '#graph/access/requireViewer.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { BulkRow } from '#graph/bulk/bulkAction.ts';
import type { StaffAtWork } from '#graph/context.ts';
import { downloadPhotograph } from '#graph/media/downloadPhotograph.ts';
import { storeUpload } from '#graph/media/storeUpload.ts';
import { takeUpload } from '#graph/media/takeUpload.ts';
import type { Upload } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { BulkPhotographsInput } from '#graph/schema/schema.generated.ts';
import { newVersion } from '../newVersion.ts';
import { changeStatus } from '../setProductStatus.ts';
import { readProductAt, type WholeProduct, withProduct } from '../withProduct.ts';

export type Photographs = {
  /** The addresses of the photographs by the product. */
  addresses: Record<string, string[]>;
  publish: boolean;
};

export function readPhotographs({ photographs, publish }: BulkPhotographsInput): Photographs {
  for (const [index, { addresses }] of photographs.entries())
    if (addresses.length > MAX_IMPORTED_PHOTOGRAPHS)
      throw new DomainError(
        'PHOTOGRAPHS_FULL',
        { most: MAX_IMPORTED_PHOTOGRAPHS },
        `change.addPhotographs.photographs.${index}.addresses`,
      );
  const byProduct = photographs.map(({ productId, addresses }) => [productId, [...new Set(addresses)]]);
  return { addresses: Object.fromEntries(byProduct), publish: publish ?? false };
}

/**
 * Loads the photographs of a product that has none, all of them or none, and publishes it then if that is asked for and it has one. A product
 * that has photographs keeps those.
 */
export async function addPhotographs(
  context: StaffAtWork,
  { id, services, settle }: BulkRow,
  { addresses, publish }: Photographs,
): Promise<void> {
  const wanted = addresses[id] ?? [];
  const has = wanted.length > 0 && (await context.prisma.productImage.count({ where: { productId: id } }));
  const uploads = has === 0 ? await loadAll(context, services, wanted) : [];
  await withProduct(context, { id }, async (work, saved) => {
    const added = saved.images.length === 0 && uploads.length > 0;
    if (added) await putOn(work.db, context, { saved, uploads });
    // A product without a photograph stays as it is, which is no failure.
    const published = publish && saved.status !== 'ACTIVE' && (added || saved.images.length > 0);
    if (published)
      await changeStatus(work, context, { saved: await readProductAt(work.db, { id }), status: 'ACTIVE' });
    await settle(work.db, added || published ? {} : null);
  });
}

async function loadAll(
  context: StaffAtWork,
  { media, reaching }: BulkRow['services'],
  addresses: readonly string[],
): Promise<Upload[]> {
  const { work, now } = context;
  const sender = { ownerId: requireViewer(context).id, tried: 'catalogUpload' } as const;
  const uploads: Upload[] = [];
  const refused: DomainError[] = [];
  for (const address of addresses) {
    try {
      const bytes = await downloadPhotograph(address, reaching);
      const stored = storeUpload({ work, store: media, now }, { bytes, sender });
      uploads.push(await stored.catch((error: unknown) => refuseFile(error, address)));
    } catch (error) {
      // An address that is not public is known at once: the others are looked at for the same.
      if (!(error instanceof DomainError) || error.reason !== 'PHOTOGRAPH_ADDRESS_REFUSED') throw error;
      refused.push(error);
    }
  }
  if (refused.length === 0) return uploads;
  const named = refused.map(({ params }) => String(params.address)).join(', ');
  throw new DomainError('PHOTOGRAPH_ADDRESS_REFUSED', { address: named }, 'addresses');
}

function refuseFile(error: unknown, address: string): never {
  if (!(error instanceof DomainError)) throw error;
  throw new DomainError('PHOTOGRAPH_ADDRESS_UNUSABLE', { address: shorten(address, 120) }, 'addresses');
}

async function putOn(
  tx: Transaction,
  context: StaffAtWork,
  { saved, uploads }: { saved: WholeProduct; uploads: readonly Upload[] },
): Promise<void> {
  const alt = shorten(saved.name, 240);
  for (const [position, { id }] of uploads.entries()) {
    const { key, width, height, colour } = await takeUpload(tx, id);
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
  await newVersion(tx, saved.id);
}
