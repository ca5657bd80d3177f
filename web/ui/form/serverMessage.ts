import { CombinedGraphQLErrors } from '@apollo/client/errors';

/** The reason that the server itself gave, or null where it was never reached. */
export function serverMessage(error: unknown): string | null {
  return CombinedGraphQLErrors.is(error) ? (error.errors[0]?.message ?? null) : null;
}
