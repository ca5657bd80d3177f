import { ApolloLink, CombinedGraphQLErrors, HttpLink, InMemoryCache } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { RemoveTypenameFromVariablesLink } from '@apollo/client/link/remove-typename';
import { RetryLink } from '@apollo/client/link/retry';
import { getMainDefinition, isQueryOperation, relayStylePagination } from '@apollo/client/utilities';
import { map, throwError } from 'rxjs';
import { freshReads } from '#web/api/freshReads.ts';
import { inFlight } from '#web/api/inFlight.ts';
import { isCancelled, isTimeout, isWorthAnotherTry, requestProblem } from '#web/api/requestProblem.ts';
import { StaleTimeClient } from '#web/api/StaleTimeClient.ts';
import { inContentLanguage } from '#web/locale/contentLanguage.ts';
import { previewHeader } from '#web/preview/preview.ts';
import { left } from '#web/session/leaving.ts';
import { isTokenValid, storedToken } from '#web/session/token/tokenStore.ts';
import { tellFailedRequest } from '../errors/failedRequest.ts';
import { askingPassword } from './askingPassword.ts';
import { reportProblem } from './requestProblems.ts';
import { sayingProblems } from './sayingProblems.ts';
import '../firstPaint.ts';

const TIME_OUT = 10_000;

declare module '@apollo/client' {
  interface DefaultContext {
    /** A failure is the caller's own affair: no toast, no word in the console. */
    quiet?: boolean;
    /** A write by which no answer changes: reads that are under way are not asked again after it. */
    noReread?: boolean;
    /** Asked with this token, whoever is signed in; with null, as nobody. */
    token?: string | null;
    /** The shopper was told that this request timed out, and it is tried again. */
    hasTimedOut?: boolean;
  }
}

export function createApolloClient(): StaleTimeClient {
  return new StaleTimeClient({
    link: ApolloLink.from([
      freshReads(),
      tellingFailures(),
      askingPassword(),
      retryingReads(),
      reportingTimeouts(),
      failingWhole(),
      bearingToken(),
      refusingWithoutToken(),
      sayingProblems(),
      // Data that was read, such as a focal point, may be sent back as it is.
      new RemoveTypenameFromVariablesLink(),
      overHttp(),
    ]),
    cache: createCache(),
  });
}

export function createCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies: {
      Query: {
        fields: {
          products: relayStylePagination(['filter', 'sort']),
          orders: relayStylePagination(['status']),
          myReviews: relayStylePagination(['productId']),
          listExports: { merge: false },
        },
      },
      Product: {
        fields: {
          name: inContentLanguage('nameNe'),
          description: inContentLanguage('descriptionNe'),
          reviews: relayStylePagination(),
          variants: { merge: false },
          gemstones: { merge: false },
          images: { merge: false },
        },
      },
      ProductForStaff: { merge: true, fields: { images: { merge: false } } },
      Collection: {
        fields: {
          name: inContentLanguage('nameNe'),
          summary: inContentLanguage('summaryNe'),
          story: inContentLanguage('storyNe'),
          products: relayStylePagination(['first']),
          staff: { merge: true },
        },
      },
      Banner: {
        fields: {
          title: inContentLanguage('titleNe'),
          text: inContentLanguage('textNe'),
          action: inContentLanguage('actionNe'),
        },
      },
      HomeRow: { fields: { title: inContentLanguage('titleNe') } },
      OrderLine: { fields: { name: inContentLanguage('nameNe', { isEdited: false }) } },
      ProductVideo: { keyFields: ['url'], fields: { alt: inContentLanguage('altNe') } },
      Image: { keyFields: ['url'], fields: { alt: inContentLanguage('altNe') } },
      Store: { merge: true },
      PriceBreakdown: { merge: true },
      Totals: { merge: true },
      Contact: { merge: true },
      Address: { merge: true },
    },
  });
}

function tellingFailures(): ApolloLink {
  return new ErrorLink(({ error, operation, forward }) => {
    if (isCancelled(error) || operation.getContext().quiet) return undefined;
    // biome-ignore lint/suspicious/noConsole: a request that failed is logged, whoever also hears of it.
    console.error(`${operation.operationName} failed.`, error);
    tellFailedRequest(operation.operationName, error);
    const problem = requestProblem(error);
    if (!problem || (isTimeout(error) && operation.getContext().hasTimedOut)) return undefined;
    const sentWith: string | undefined = operation.getContext().headers?.authorization;
    if (!problem.endsSession || !sentWith || !isQueryOperation(operation.query)) {
      reportProblem(problem);
      return undefined;
    }
    // Of the requests that left with one token only the first that is refused ends its session and is told.
    if (sentWith === bearer()) reportProblem({ ...problem, wasRead: true });
    // Asked once more without it: what is everybody's is answered.
    operation.setContext({ headers: {}, quiet: true, token: null });
    return forward(operation);
  });
}

/** After 1 s, 2 s and 4 s; writes are never sent again by themselves. */
function retryingReads(): ApolloLink {
  return new RetryLink({
    delay: { initial: 1000, max: 30_000, jitter: false },
    attempts: { max: 4, retryIf: (error, { query }) => isQueryOperation(query) && isWorthAnotherTry(error) },
  });
}

/** Reports the first time-out of a read at once: its other tries take most of a minute. */
function reportingTimeouts(): ApolloLink {
  return new ErrorLink(({ error, operation }) => {
    const { quiet, hasTimedOut } = operation.getContext();
    const problem = isTimeout(error) && isQueryOperation(operation.query) && requestProblem(error);
    if (!problem || quiet || hasTimedOut) return;
    operation.setContext({ hasTimedOut: true });
    reportProblem(problem);
  });
}

/** A failure of the server that comes as an answer without anything in it is a failure, also to the links above. */
function failingWhole(): ApolloLink {
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      map((result) => {
        if (!result.errors || result.data) return result;
        const error = new CombinedGraphQLErrors(result);
        if (!isWorthAnotherTry(error)) return result;
        throw error;
      }),
    ),
  );
}

function bearingToken(): ApolloLink {
  return new SetContextLink(async ({ headers, token }) => {
    if (token === undefined) await left();
    const authorization = token === undefined ? bearer() : bearing(token);
    const preview = window.location.hash.startsWith('#/admin') ? null : previewHeader();
    const previewed = preview ? { 'x-preview': preview } : {};
    return authorization ? { headers: { ...headers, authorization, ...previewed } } : {};
  });
}

/** A question about the viewer without a token is refused as the store would, without asking it. */
function refusingWithoutToken(): ApolloLink {
  return new ApolloLink((operation, forward) => {
    if (operation.getContext().headers?.authorization || !asksAboutViewer(operation))
      return forward(operation);
    const refusal = {
      message: 'Authentication required. Please login.',
      extensions: { code: 'UNAUTHENTICATED' },
    };
    return throwError(() => new CombinedGraphQLErrors({ data: null, errors: [refusal] }));
  });
}

function asksAboutViewer({ query }: ApolloLink.Operation): boolean {
  return getMainDefinition(query).selectionSet.selections.some(
    (selection) => selection.kind === 'Field' && selection.name.value === 'me',
  );
}

/** What the session of this browser is asked with. */
function bearer(): string | null {
  return isTokenValid() ? bearing(storedToken()) : null;
}

function bearing(token: string | null): string | null {
  return token && `Bearer ${token}`;
}

/** Without a word about the client in each request: with one, the store takes no question for everybody's. */
function overHttp(): ApolloLink {
  return new HttpLink({
    uri: '/graphql',
    fetch: fetchInTime,
    enhancedClientAwareness: { transport: false },
  });
}

async function fetchInTime(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const answer = takePrefetchedResponse(init.body);
  if (answer) return answer;
  const controller = new AbortController();
  const { signal } = init;
  signal?.addEventListener('abort', () => controller.abort(signal.reason), { once: true });
  // Runs on while the body is read; after that it has nothing left to stop.
  setTimeout(() => controller.abort(new DOMException('No answer in time', 'TimeoutError')), TIME_OUT);
  return inFlight(fetch(input, { ...init, signal: controller.signal }));
}

/** The answer to the page's own first question, if this is it. It is handed out once. */
function takePrefetchedResponse(body: unknown): Promise<Response> | null {
  const asked = window.initialQuery;
  if (!asked || asked.body !== body) return null;
  delete window.initialQuery;
  return asked.answer;
}
