import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { transferSchema } from '#domain/stock/documentSchemas.ts';
import type { GraphContext } from '#graph/context.ts';
import type { CreateTransferInput } from '#graph/schema/schema.generated.ts';
import { findBySkus } from '../desk/findBySkus.ts';
import { findActiveLocation } from '../locations/locations.ts';

/** A transfer as it is written, with its locations and sizes found. */
export async function readTransfer({ prisma }: GraphContext, input: CreateTransferInput) {
  const { fromId, toId, note, lines } = parseInput(transferSchema, input);
  const from = await findActiveLocation(prisma, fromId, 'fromId');
  const to = await findActiveLocation(prisma, toId, 'toId');
  const sizes = await findBySkus(
    prisma,
    lines.map(({ sku }) => sku),
  );
  const rows = lines.map(({ sku, quantity }, position) => {
    const size = sizes.get(sku.toLowerCase());
    if (!size) throw new DomainError('SKU_NOT_FOUND', { sku }, `lines.${position}.sku`);
    return {
      position,
      variantId: size.id,
      sku: size.sku,
      name: size.product.name,
      size: size.size,
      quantity,
    };
  });
  const pieces = rows.reduce((sum, { quantity }) => sum + quantity, 0);
  return { from, to, note: note ?? null, rows, pieces };
}
