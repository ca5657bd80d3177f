import { DomainError } from '#domain/errors/errors.ts';
import type { Banner } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

/** A banner that nobody else changes until the transaction ends. */
export async function holdBanner(
  tx: Transaction,
  { id, version }: { id: string; version?: number | null | undefined },
): Promise<Banner> {
  await tx.$queryRaw`SELECT id FROM banners WHERE id = ${id} FOR UPDATE`;
  const banner = await tx.banner.findUnique({ where: { id } });
  if (!banner) throw new DomainError('BANNER_NOT_FOUND', 'id');
  if (version != null && version !== banner.version) throw new DomainError('CHANGED_MEANWHILE', 'version');
  return banner;
}
