import { z } from 'zod';
import { API_SCOPES } from '#domain/accounts/roles.ts';
import { toApiScope } from '#domain/accounts/scopeRights.ts';
import { defineRoutes } from '../route.ts';
import { ids, instant, toId } from '../shapes/entity.ts';
import { OwnApiKeyDocument } from './apiKey.generated.ts';

const route = defineRoutes('Auth');

const ownKeySchema = z
  .object({
    ...ids,
    name: z.string(),
    prefix: z.string().describe('How its newest secret begins.'),
    scopes: z.array(z.enum(API_SCOPES)),
    limits: z
      .object({ discountPercent: z.int().nullable(), refundNpr: z.int().nullable() })
      .describe('How far it may go with write-orders: by hand in percent, and beyond what is owed in NPR.'),
    createdAt: instant,
    expiresAt: instant.nullable().describe('When it ends by itself; null for never.'),
    rotatedAt: instant.nullable(),
    previousSecretUntil: instant.nullable().describe('Until when the secret before works as well.'),
  })
  .meta({ id: 'OwnApiKey', description: 'An API key, as the program that sends it may see it.' });

export const apiKey = [
  route({
    method: 'GET',
    path: '/key',
    summary: 'What the API key that asks is good for, whatever its scopes; null for who sends none.',
    document: OwnApiKeyDocument,
    answer: { apiKey: ownKeySchema.nullable() },
    data: ({ ownApiKey }) => ({
      apiKey: ownApiKey && {
        ...toId(ownApiKey),
        ...ownApiKey,
        scopes: ownApiKey.scopes.map(toApiScope),
      },
    }),
  }),
];
