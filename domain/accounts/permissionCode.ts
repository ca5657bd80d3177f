import type { Action } from './permissions.ts';

type Capitals<Name extends string, Done extends string = ''> = Name extends `${infer First}${infer Rest}`
  ? Capitals<Rest, `${Done}${First extends Lowercase<First> ? Uppercase<First> : `_${First}`}`>
  : Done;

/** The name of an action in GraphQL: MANAGE_ORDERS. */
export type PermissionCode = Capitals<Action>;

export function permissionCode(action: Action): PermissionCode {
  return action.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase() as PermissionCode;
}

/** The action behind GraphQL's name. */
export function toAction(code: PermissionCode): Action {
  return code.toLowerCase().replace(/_[a-z]/g, ([, letter = '']) => letter.toUpperCase()) as Action;
}
