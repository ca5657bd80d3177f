import { modules } from '#graph/modules/index.ts';
import type { AccessRule } from './accessRule.ts';
import { mergeTables } from './accessTable.ts';

/** Access rules of all modules. */
export const accessRules = mergeTables(modules.map(({ access }) => access));

/** Rules of fields below the root types, such as `Order.staff`. */
export const guardedFields = Object.assign({}, ...modules.map(({ access }) => access.fields)) as Record<
  string,
  AccessRule
>;
