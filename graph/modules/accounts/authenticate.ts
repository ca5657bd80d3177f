import type { GraphContext, TokenSettings } from '../../context.ts';
import type { PrismaClient } from '../../prisma/generated/client.ts';

interface Services {
  prisma: PrismaClient;
  tokens: TokenSettings;
  now: Date;
}

/** Who an `Authorization: Bearer` header speaks for. A token is good only while its session is open. */
export async function authenticate(
  header: string | undefined,
  _services: Services,
): Promise<Pick<GraphContext, 'viewer' | 'tokenProblem'>> {
  return { viewer: null, tokenProblem: header ? 'invalid' : null };
}
