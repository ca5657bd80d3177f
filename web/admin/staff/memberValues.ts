import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';
import { newStaffSchema } from '#domain/accounts/staffSchema.ts';
import type { Staff_MemberFragment } from './Staff.generated.ts';

/** Form values as typed. */
export interface MemberValues {
  name: string;
  email: string;
  /** Owner, admin without a staff role, or the id of a staff role. */
  position: string;
}

export const newMember: MemberValues = { name: '', email: '', position: '' };

const memberSchema = z.object({
  name: newStaffSchema.shape.name,
  email: newStaffSchema.shape.email,
  position: z.string().min(1, { error: /*i18n*/ 'Choose a role.' }),
});

export const memberResolver = zodResolver(memberSchema as z.ZodType<MemberValues, MemberValues>);

export function toPosition({ role, staffRole }: Pick<Staff_MemberFragment, 'role' | 'staffRole'>): string {
  return role === 'SUPER_ADMIN' ? role : (staffRole?.id ?? 'ADMIN');
}

/** Returns the account role and staff role for a position. */
export function toAccount(position: string) {
  if (position === 'SUPER_ADMIN' || position === 'ADMIN')
    return { role: position, staffRoleId: null } as const;
  return { role: 'ADMIN', staffRoleId: position } as const;
}

/** Assigns problems with the role or staff role to the position field. */
export function assignToPosition<Problem extends { field?: string | null }>(
  problems: readonly Problem[],
): Problem[] {
  return problems.map((problem) =>
    problem.field === 'role' || problem.field === 'staffRoleId' ? { ...problem, field: 'position' } : problem,
  );
}
