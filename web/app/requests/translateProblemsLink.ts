import { ApolloLink } from '@apollo/client';
import { map } from 'rxjs';
import { getProblemText, type Problem } from '#web/locale/problemText.ts';

type Result = ApolloLink.Result<Record<string, unknown>>;

/** Translates the problems in a response into the displayed language, using their reasons and values. */
export function createTranslateProblemsLink(): ApolloLink {
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(map((result) => translateResult(result as Result))),
  );
}

function translateResult(result: Result): Result {
  const { data, errors } = result;
  return {
    ...result,
    ...(data && {
      data: Object.fromEntries(
        Object.entries(data).map(([field, value]) => [field, translatePayload(value)]),
      ),
    }),
    ...(errors && {
      errors: errors.map((error) => {
        const { message, ...extensions } = translateProblem({ ...error.extensions, message: error.message });
        return { ...error, message, extensions };
      }),
    }),
  };
}

/** Also stores the English text, because the language may change while the message is shown. */
function translateProblem(problem: Problem): Problem {
  const message = getProblemText(problem);
  return message === problem.message ? problem : { ...problem, message, english: problem.message };
}

/** Returns a payload with its problems translated; any other value unchanged. */
function translatePayload(value: unknown): unknown {
  if (!isPayload(value)) return value;
  return { ...value, errors: value.errors.map(translateProblem) };
}

function isPayload(value: unknown): value is { errors: Problem[] } {
  return typeof value === 'object' && value !== null && 'errors' in value && Array.isArray(value.errors);
}
