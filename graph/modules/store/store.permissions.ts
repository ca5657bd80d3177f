import type { Permissions } from '../../permissions/toShield.ts';

export const permissions: Permissions = {};
