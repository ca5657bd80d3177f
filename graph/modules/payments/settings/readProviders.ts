import { ONLINE_METHODS, type OnlineMethod } from '#domain/payments/onlineMethods.ts';
import type { Secrets } from '#graph/context.ts';
import type { PaymentProvider, PrismaClient } from '#graph/prisma/generated/client.ts';
import { decryptKeys, type Keys } from '../providerKeys.ts';

export interface ProviderSettings extends Omit<PaymentProvider, 'method' | 'keys' | 'updatedAt'> {
  method: OnlineMethod;
  keys: Keys;
}

/** Returns the settings of each provider; unused ones are disabled. */
export async function readProviders(
  { prisma, secrets }: { prisma: Pick<PrismaClient, 'paymentProvider'>; secrets: Secrets },
  methods: readonly OnlineMethod[] = ONLINE_METHODS,
): Promise<ProviderSettings[]> {
  const rows = await prisma.paymentProvider.findMany({ where: { method: { in: [...methods] } } });
  return methods.map((method) => {
    const row = rows.find((candidate) => candidate.method === method);
    if (!row) return { method, ...DEFAULT_SETTINGS };
    return { ...row, method, keys: decryptKeys(row.keys, method, secrets) ?? {} };
  });
}

export async function readProvider(
  services: Parameters<typeof readProviders>[0],
  method: OnlineMethod,
): Promise<ProviderSettings> {
  const [provider = { method, ...DEFAULT_SETTINGS }] = await readProviders(services, [method]);
  return provider;
}

const DEFAULT_SETTINGS = {
  isEnabled: false,
  mode: 'TEST',
  keys: {},
  note: '',
  noteNe: '',
  most: null,
  version: 0,
} as const;
