import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { Problem } from '#web/locale/problemText.ts';

/** Returns the server's error message; null if the server was not reached. */
export function serverMessage(error: unknown): string | null {
  return serverProblem(error)?.message ?? null;
}

/** Returns the server's error as data, so that it can be translated later; null if the server was not reached. */
export function serverProblem(error: unknown): Problem | null {
  const [first] = CombinedGraphQLErrors.is(error) ? error.errors : [];
  return first ? { ...first.extensions, message: first.message } : null;
}
