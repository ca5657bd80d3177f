import type { FastifyRequest } from 'fastify';
import type { GraphContext, TokenSettings } from './context.ts';
import { authenticate } from './modules/accounts/authenticate.ts';
import type { PrismaClient } from './prisma/generated/client.ts';

interface Services {
  prisma: PrismaClient;
  tokens: TokenSettings;
  now: () => Date;
}

export async function contextOf(request: FastifyRequest, services: Services): Promise<GraphContext> {
  const { prisma, tokens } = services;
  const now = services.now();
  const { viewer, tokenProblem } = await authenticate(request.headers.authorization, { prisma, tokens, now });
  return {
    prisma,
    tokens,
    now,
    viewer,
    tokenProblem,
    requestId: request.id,
    ip: request.ip,
    userAgent: request.headers['user-agent']?.slice(0, 300) ?? null,
    log: request.log,
  };
}
