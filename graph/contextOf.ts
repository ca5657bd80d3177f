import type { FastifyRequest } from 'fastify';
import type { GraphContext, TokenSettings } from './context.ts';
import { authenticate } from './modules/accounts/authenticate.ts';
import type { PrismaClient } from './prisma/generated/client.ts';

interface Services {
  prisma: PrismaClient;
  tokens: TokenSettings;
  publicUrl: string;
  now: () => Date;
}

export async function contextOf(request: FastifyRequest, services: Services): Promise<GraphContext> {
  const { prisma, tokens, publicUrl } = services;
  const now = services.now();
  const { viewer, apiKey, tokenProblem } = await viewerOf(request, { prisma, tokens, now });
  return {
    prisma,
    tokens,
    publicUrl,
    now,
    viewer,
    apiKey,
    tokenProblem,
    requestId: request.id,
    ip: request.ip,
    userAgent: request.headers['user-agent']?.slice(0, 300) ?? null,
    log: request.log,
  };
}

/** Apollo answers a failure here before any resolver runs, and without a word in the log. */
async function viewerOf(request: FastifyRequest, services: Parameters<typeof authenticate>[1]) {
  try {
    return await authenticate(request.headers.authorization, services);
  } catch (error) {
    request.log.error({ err: error }, 'Who is asking could not be found out');
    throw error;
  }
}
