import type { Role } from './roles.ts';

/** Permission groups in the role editor, in display order. */
export const PERMISSION_GROUPS = ['orders', 'money', 'people', 'catalog', 'store'] as const;

export type PermissionGroup = (typeof PERMISSION_GROUPS)[number];

export interface PermissionTexts {
  name: string;
  /** One sentence that explains the permission. */
  description: string;
}

export interface Permission<Code extends string = string> extends PermissionTexts {
  /** Stored in staff roles. Its GraphQL name is in upper case: `manageOrders` becomes MANAGE_ORDERS. */
  code: Code;
  group: PermissionGroup;
  /** Roles that have the permission without a staff role. */
  impliedBy: readonly Role[];
  /** Permissions that this permission requires. */
  requires?: readonly Code[];
  /** Name and description in Nepali. */
  ne: PermissionTexts;
}

/**
 * Declares a staff permission. The GraphQL enum, the role editor and docs/permissions.md are generated from the
 * declarations in `permissions.ts`; access tables refer to a permission by its code.
 */
export function definePermission<const Code extends string, const RequiredCode extends string = never>(
  permission: Omit<Permission<Code>, 'requires'> & { requires?: readonly RequiredCode[] },
) {
  return permission;
}
