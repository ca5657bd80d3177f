import type { Mutation, Query } from '#graph/schema/schema.generated.ts';
import type { AccessRule } from './accessRule.ts';

type Rules<Root> = { [Field in Exclude<keyof Root, '__typename'>]?: AccessRule };

/** Access rules of a module. A misspelt root field does not compile. */
export interface AccessTable {
  Query?: Rules<Query>;
  Mutation?: Rules<Mutation>;
  /** Fields of other types, such as `Order.staff`, that need more than access to their parent object. */
  fields?: Record<string, AccessRule>;
}

/** Rules of several tables by type and field. */
export interface AccessRules {
  Query: Record<string, AccessRule>;
  Mutation: Record<string, AccessRule>;
  [type: string]: Record<string, AccessRule>;
}

export function mergeTables(tables: readonly AccessTable[]): AccessRules {
  const rules: AccessRules = { Query: {}, Mutation: {} };
  for (const { Query, Mutation, fields = {} } of tables) {
    Object.assign(rules.Query, Query);
    Object.assign(rules.Mutation, Mutation);
    for (const [path, rule] of Object.entries(fields)) {
      const [type = '', field = ''] = path.split('.');
      rules[type] = { ...rules[type], [field]: rule };
    }
  }
  return rules;
}
