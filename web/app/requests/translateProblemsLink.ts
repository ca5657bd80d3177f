import { ApolloLink } from '@apollo/client';
import { map } from 'rxjs';
import { problemText, type ToldProblem } from '#web/locale/problemText.ts';

type Answer = ApolloLink.Result<Record<string, unknown>>;

/** Says what an answer holds of problems in the language that is shown, from their reasons and values. */
export function sayingProblems(): ApolloLink {
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(map((answer) => inWordsOfTheShopper(answer as Answer))),
  );
}

function inWordsOfTheShopper(answer: Answer): Answer {
  const { data, errors } = answer;
  return {
    ...answer,
    ...(data && {
      data: Object.fromEntries(Object.entries(data).map(([field, value]) => [field, said(value)])),
    }),
    ...(errors && {
      errors: errors.map((error) => {
        const { message, ...extensions } = sayProblem({ ...error.extensions, message: error.message });
        return { ...error, message, extensions };
      }),
    }),
  };
}

/** The English stays beside the other words: the language may change while they are shown. */
function sayProblem(problem: ToldProblem): ToldProblem {
  const message = problemText(problem);
  return message === problem.message ? problem : { ...problem, message, english: problem.message };
}

/** A payload with its problems said; anything else as it is. */
function said(value: unknown): unknown {
  if (!isPayload(value)) return value;
  return { ...value, errors: value.errors.map(sayProblem) };
}

function isPayload(value: unknown): value is { errors: ToldProblem[] } {
  return typeof value === 'object' && value !== null && 'errors' in value && Array.isArray(value.errors);
}
