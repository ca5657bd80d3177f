import type { Action } from './permissions.ts';

type UpperSnakeCase<
  Name extends string,
  Prefix extends string = '',
> = Name extends `${infer First}${infer Rest}`
  ? UpperSnakeCase<Rest, `${Prefix}${First extends Lowercase<First> ? Uppercase<First> : `_${First}`}`>
  : Prefix;

/** Name of an action in GraphQL, such as MANAGE_ORDERS. */
export type PermissionCode = UpperSnakeCase<Action>;

export function toPermissionCode(action: Action): PermissionCode {
  return action.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase() as PermissionCode;
}

/** Returns the action with the given GraphQL name. */
export function toAction(code: PermissionCode): Action {
  return code.toLowerCase().replace(/_[a-z]/g, ([, letter = '']) => letter.toUpperCase()) as Action;
}
