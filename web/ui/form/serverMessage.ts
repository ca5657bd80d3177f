import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { ToldProblem } from '#web/locale/problemText.ts';

/** The reason that the server itself gave, or null where it was never reached. */
export function serverMessage(error: unknown): string | null {
  return serverProblem(error)?.message ?? null;
}

/** The same with its data, so that it can be shown in another language later. */
export function serverProblem(error: unknown): ToldProblem | null {
  const [first] = CombinedGraphQLErrors.is(error) ? error.errors : [];
  return first ? { ...first.extensions, message: first.message } : null;
}
