import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { Problem } from '#web/locale/problemText.ts';

/** Returns the server's error message; null if the server was not reached. */
export function getServerMessage(error: unknown): string | null {
  return getServerProblem(error)?.message ?? null;
}

/** Returns the server's error as data, so that it can be translated later; null if the server was not reached. */
export function getServerProblem(error: unknown): Problem | null {
  const [firstError] = CombinedGraphQLErrors.is(error) ? error.errors : [];
  return firstError ? { ...firstError.extensions, message: firstError.message } : null;
}
