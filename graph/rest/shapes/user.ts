import { z } from 'zod';
import type { User } from '#graph/schema/schema.generated.ts';
import { lower } from '../inputs.ts';
import { idOf, ids, instant } from './entity.ts';

export const USER = '{ id email emailVerified name phone role activityConsent preferences createdAt }';

export const userSchema = z
  .object({
    ...ids,
    email: z.string(),
    emailVerified: z.boolean(),
    name: z.string(),
    phone: z.string().nullable().describe('E.164.'),
    role: z.enum(['customer', 'admin', 'super_admin']),
    activityConsent: z
      .boolean()
      .nullable()
      .describe('Whether activity may be stored; null until it was asked.'),
    preferences: z.unknown().describe('What the client keeps about itself.'),
    createdAt: instant,
  })
  .meta({ id: 'User', description: 'An account.' });

export function userOf({ role, ...user }: User) {
  return { ...idOf(user), ...user, role: lower(role) };
}
