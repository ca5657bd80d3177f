import type { Role } from './roles.ts';

/** The groups of the role editor, in its order. */
export const PERMISSION_GROUPS = ['orders', 'money', 'people', 'catalog', 'store'] as const;

export type PermissionGroup = (typeof PERMISSION_GROUPS)[number];

export interface PermissionTexts {
  name: string;
  /** One sentence about what it allows. */
  description: string;
}

export interface Permission<Code extends string = string> extends PermissionTexts {
  /** Stored in staff roles. GraphQL writes it in capitals: `manageOrders` is MANAGE_ORDERS. */
  code: Code;
  group: PermissionGroup;
  /** Roles that have it without a staff role. */
  impliedBy: readonly Role[];
  /** Permissions that it is useless without. */
  needs?: readonly Code[];
  /** The same texts in Nepali. */
  ne: PermissionTexts;
}

/**
 * Declares a permission of the staff. GraphQL's enum, the role editor and docs/permissions.md are made from the
 * declarations in `permissions.ts`; an access table names the code.
 */
export function definePermission<const Code extends string, const Needed extends string = never>(
  permission: Omit<Permission<Code>, 'needs'> & { needs?: readonly Needed[] },
) {
  return permission;
}
