import { z } from 'zod';
import { lower } from '../inputs.ts';
import { ids, instant, toId } from './entity.ts';
import type { UserFieldsFragment } from './user.generated.ts';

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

export function toUser({ role, ...user }: UserFieldsFragment) {
  return { ...toId(user), ...user, role: lower(role) };
}
