import { modules } from '#graph/modules/index.ts';
import type { AccessRule } from './accessRule.ts';
import { mergeTables } from './accessTable.ts';

/** Who may ask for what: the tables of all modules. */
export const accessRules = mergeTables(modules.map(({ access }) => access));

/** Those of fields below the roots, such as `Order.staff`. */
export const guardedFields = Object.assign({}, ...modules.map(({ access }) => access.fields)) as Record<
  string,
  AccessRule
>;
