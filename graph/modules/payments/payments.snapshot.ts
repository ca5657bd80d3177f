import { ONLINE_METHODS, type OnlineMethod, type ProviderMode } from '#domain/payments/onlineMethods.ts';
import type { PrismaClient } from '#graph/prisma/generated/client.ts';

/** An enabled provider, as stored in the snapshot. */
export interface OfferedProvider {
  method: OnlineMethod;
  mode: ProviderMode;
  note: string;
  noteNe: string;
  /** Maximum amount of one payment, in NPR, if the store has set one below the provider's. */
  most: number | null;
}

export async function readProviders(prisma: PrismaClient): Promise<OfferedProvider[]> {
  const rows = await prisma.paymentProvider.findMany({
    where: { isEnabled: true },
    select: { method: true, mode: true, note: true, noteNe: true, most: true },
  });
  return ONLINE_METHODS.flatMap((method) => {
    const row = rows.find((candidate) => candidate.method === method);
    return row ? [{ ...row, method }] : [];
  });
}
