import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { Problem } from '#web/locale/problemText.ts';

/** Returns the error message of the server; null if it was not reached. */
export function serverMessage(error: unknown): string | null {
  return serverProblem(error)?.message ?? null;
}

/** Returns the error of the server as data, so that it can be translated later; null if it was not reached. */
export function serverProblem(error: unknown): Problem | null {
  const [first] = CombinedGraphQLErrors.is(error) ? error.errors : [];
  return first ? { ...first.extensions, message: first.message } : null;
}
