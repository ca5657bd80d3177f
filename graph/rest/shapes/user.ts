import { z } from 'zod';
import { lower } from '../inputs.ts';
import { ids, instant, toId } from './entity.ts';
import type { UserFieldsFragment } from './user.generated.ts';

export const userSchema = z
  .object({
    ...ids,
    email: z.string(),
    isEmailVerified: z.boolean(),
    name: z.string(),
    phone: z.string().nullable().describe('E.164.'),
    role: z.enum(['customer', 'admin', 'super_admin']),
    staffRole: z
      .string()
      .nullable()
      .describe('The name of the staff role that its permissions come from; null without one.'),
    permissions: z.array(z.string()).describe('What it may do in the back-office, such as `manage_orders`.'),
    hasActivityConsent: z
      .boolean()
      .nullable()
      .describe('Whether activity may be stored; null until it was asked.'),
    preferences: z.unknown().describe('What the client keeps about itself.'),
    createdAt: instant,
  })
  .meta({ id: 'User', description: 'An account.' });

export function toUser({ role, permissions, ...user }: UserFieldsFragment) {
  return { ...toId(user), ...user, role: lower(role), permissions: permissions.map(lower) };
}
