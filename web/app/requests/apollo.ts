import { ApolloLink, CombinedGraphQLErrors, HttpLink, InMemoryCache } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { RemoveTypenameFromVariablesLink } from '@apollo/client/link/remove-typename';
import { RetryLink } from '@apollo/client/link/retry';
import { getMainDefinition, isQueryOperation, relayStylePagination } from '@apollo/client/utilities';
import { map, throwError } from 'rxjs';
import { repeatStaleReads } from '#web/api/repeatStaleReads.ts';
import { isCancelled, isRetryable, isTimeout, toRequestProblem } from '#web/api/requestProblem.ts';
import { StaleTimeClient } from '#web/api/StaleTimeClient.ts';
import { trackRequest } from '#web/api/trackRequest.ts';
import { readInContentLanguage } from '#web/locale/contentLanguage.ts';
import { getPreviewHeader } from '#web/preview/preview.ts';
import { waitForLogout } from '#web/session/logoutBarrier.ts';
import { isTokenValid, readToken } from '#web/session/token/tokenStore.ts';
import { reportFailedRequest } from '../errors/failedRequest.ts';
import { createReauthenticationLink } from './reauthenticationLink.ts';
import { reportProblem } from './requestProblems.ts';
import { createTranslateProblemsLink } from './translateProblemsLink.ts';
import '../firstPaint.ts';

const TIMEOUT_MS = 10_000;

declare module '@apollo/client' {
  interface DefaultContext {
    /** The caller handles the failure itself: no toast and no console message. */
    quiet?: boolean;
    /** The write changes no query results, so reads in flight are not repeated. */
    shouldKeepReads?: boolean;
    /** Sends this token instead of the session's; null sends none. */
    token?: string | null;
    /** True if the shopper has been notified that this request timed out and is being retried. */
    hasTimedOut?: boolean;
  }
}

export function createApolloClient(): StaleTimeClient {
  return new StaleTimeClient({
    link: ApolloLink.from([
      repeatStaleReads(),
      createFailureReportLink(),
      createReauthenticationLink(),
      createReadRetryLink(),
      createTimeoutReportLink(),
      createServerErrorLink(),
      createAuthorizationLink(),
      createTokenRequirementLink(),
      createTranslateProblemsLink(),
      // Allows data from a response, such as a focal point, to be sent back as a variable.
      new RemoveTypenameFromVariablesLink(),
      createHttpLink(),
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
          name: readInContentLanguage('nameNe'),
          description: readInContentLanguage('descriptionNe'),
          reviews: relayStylePagination(),
          variants: { merge: false },
          gemstones: { merge: false },
          images: { merge: false },
        },
      },
      ProductForStaff: { merge: true, fields: { images: { merge: false } } },
      Collection: {
        fields: {
          name: readInContentLanguage('nameNe'),
          summary: readInContentLanguage('summaryNe'),
          story: readInContentLanguage('storyNe'),
          products: relayStylePagination(['first']),
          staff: { merge: true },
        },
      },
      Banner: {
        fields: {
          title: readInContentLanguage('titleNe'),
          text: readInContentLanguage('textNe'),
          action: readInContentLanguage('actionNe'),
        },
      },
      HomeSection: { fields: { title: readInContentLanguage('titleNe') } },
      OrderLine: { fields: { name: readInContentLanguage('nameNe', { isEdited: false }) } },
      ProductVideo: { keyFields: ['url'], fields: { alt: readInContentLanguage('altNe') } },
      Image: { keyFields: ['url'], fields: { alt: readInContentLanguage('altNe') } },
      Store: { merge: true },
      PriceBreakdown: { merge: true },
      Totals: { merge: true },
      Contact: { merge: true },
      Address: { merge: true },
    },
  });
}

function createFailureReportLink(): ApolloLink {
  return new ErrorLink(({ error, operation, forward }) => {
    if (isCancelled(error) || operation.getContext().quiet) return undefined;
    // biome-ignore lint/suspicious/noConsole: a failed request is always logged.
    console.error(`${operation.operationName} failed.`, error);
    reportFailedRequest(operation.operationName, error);
    const problem = toRequestProblem(error);
    if (!problem || (isTimeout(error) && operation.getContext().hasTimedOut)) return undefined;
    const sentAuthorization: string | undefined = operation.getContext().headers?.authorization;
    if (!problem.endsSession || !sentAuthorization || !isQueryOperation(operation.query)) {
      reportProblem(problem);
      return undefined;
    }
    // Several requests may be refused with the same token; only the first ends the session and shows a message.
    if (sentAuthorization === getAuthorization()) reportProblem({ ...problem, isRead: true });
    // The retry without the token returns public data.
    operation.setContext({ headers: {}, quiet: true, token: null });
    return forward(operation);
  });
}

/** Retries reads after 1, 2 and 4 s. Writes are never retried automatically. */
function createReadRetryLink(): ApolloLink {
  return new RetryLink({
    delay: { initial: 1000, max: 30_000, jitter: false },
    attempts: { max: 4, retryIf: (error, { query }) => isQueryOperation(query) && isRetryable(error) },
  });
}

/** Reports the first time-out of a read immediately, because its retries take most of a minute. */
function createTimeoutReportLink(): ApolloLink {
  return new ErrorLink(({ error, operation }) => {
    const { quiet, hasTimedOut } = operation.getContext();
    const problem = isTimeout(error) && isQueryOperation(operation.query) && toRequestProblem(error);
    if (!problem || quiet || hasTimedOut) return;
    operation.setContext({ hasTimedOut: true });
    reportProblem(problem);
  });
}

/** Turns a server error in a response without data into a failure, which the links above can retry. */
function createServerErrorLink(): ApolloLink {
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      map((result) => {
        if (!result.errors || result.data) return result;
        const error = new CombinedGraphQLErrors(result);
        if (!isRetryable(error)) return result;
        throw error;
      }),
    ),
  );
}

function createAuthorizationLink(): ApolloLink {
  return new SetContextLink(async ({ headers, token }) => {
    if (token === undefined) await waitForLogout();
    const authorization = token === undefined ? getAuthorization() : toBearerHeader(token);
    const previewHeader = window.location.hash.startsWith('#/admin') ? null : getPreviewHeader();
    const previewHeaders = previewHeader ? { 'x-preview': previewHeader } : {};
    return authorization ? { headers: { ...headers, authorization, ...previewHeaders } } : {};
  });
}

/** Refuses a query about the viewer locally if there is no token, as the server would. */
function createTokenRequirementLink(): ApolloLink {
  return new ApolloLink((operation, forward) => {
    if (operation.getContext().headers?.authorization || !isViewerQuery(operation)) return forward(operation);
    const unauthenticatedError = {
      message: 'Authentication required. Please login.',
      extensions: { code: 'UNAUTHENTICATED' },
    };
    return throwError(() => new CombinedGraphQLErrors({ data: null, errors: [unauthenticatedError] }));
  });
}

function isViewerQuery({ query }: ApolloLink.Operation): boolean {
  return getMainDefinition(query).selectionSet.selections.some(
    (selection) => selection.kind === 'Field' && selection.name.value === 'me',
  );
}

/** Returns the authorization header of the current session; null if there is none. */
function getAuthorization(): string | null {
  return isTokenValid() ? toBearerHeader(readToken()) : null;
}

function toBearerHeader(token: string | null): string | null {
  return token && `Bearer ${token}`;
}

/** Client awareness is off, because the server does not serve cached responses to requests that contain it. */
function createHttpLink(): ApolloLink {
  return new HttpLink({
    uri: '/graphql',
    fetch: fetchWithTimeout,
    enhancedClientAwareness: { transport: false },
  });
}

async function fetchWithTimeout(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const prefetchedResponse = consumePrefetchedResponse(init.body);
  if (prefetchedResponse) return prefetchedResponse;
  const controller = new AbortController();
  const { signal } = init;
  signal?.addEventListener('abort', () => controller.abort(signal.reason), { once: true });
  // Also covers reading the body. An abort after the response is complete has no effect.
  setTimeout(() => controller.abort(new DOMException('Request timed out', 'TimeoutError')), TIMEOUT_MS);
  return trackRequest(fetch(input, { ...init, signal: controller.signal }));
}

/** Returns the prefetched response if it belongs to this request. Each response is used once. */
function consumePrefetchedResponse(body: unknown): Promise<Response> | null {
  const initialQuery = window.initialQuery;
  if (!initialQuery || initialQuery.body !== body) return null;
  delete window.initialQuery;
  return initialQuery.answer;
}
