import { z } from 'zod';
import { toLower } from '../inputs.ts';
import { ids, instant, toId } from './entity.ts';
import type { UserFieldsFragment } from './user.generated.ts';

export const userSchema = z
  .object({
    ...ids,
    email: z.string(),
    isEmailVerified: z.boolean(),
    name: z.string(),
    phone: z.string().nullable().describe('Phone number in E.164 format.'),
    role: z.enum(['customer', 'admin', 'super_admin']),
    staffRole: z
      .string()
      .nullable()
      .describe('Name of the staff role that grants the permissions. Null if there is none.'),
    permissions: z.array(z.string()).describe('Permissions in the back office, such as `manage_orders`.'),
    hasActivityConsent: z
      .boolean()
      .nullable()
      .describe('True if the account allows activity records. Null if the person has not been asked yet.'),
    preferences: z.unknown().describe('Preferences stored by the client.'),
    createdAt: instant,
  })
  .meta({ id: 'User', description: 'An account.' });

export function toUser({ role, permissions, ...user }: UserFieldsFragment) {
  return { ...toId(user), ...user, role: toLower(role), permissions: permissions.map(toLower) };
}
