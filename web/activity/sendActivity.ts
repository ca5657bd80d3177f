import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { UserError } from '#web/ui/form/showUserErrors.ts';
import {
  RecordActivityDocument,
  SaveSessionDataDocument,
  TrackProductViewDocument,
} from './Activity.generated.ts';
import { browserInfo } from './browserInfo.ts';
import type { TrackedActivity } from './trackedActivity.ts';

type Payloads = Record<string, { errors: readonly UserError[] }>;

/** What the store is told of a visit. Each rejects where the store was not reached; what it refuses is let go. */
export function sendActivity(client: ApolloClient) {
  async function send<Data extends Payloads, Variables extends OperationVariables>(
    what: string,
    mutation: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): Promise<void> {
    try {
      // A request that is kept alive arrives even if the page is left meanwhile.
      const context = { quiet: true, noReread: true, fetchOptions: { keepalive: true } };
      const { data } = await client.mutate<Data, OperationVariables>({ mutation, variables, context });
      const refused = Object.values(data ?? {}).flatMap((payload) => payload.errors);
      if (refused.length > 0) logFailure(what, refused);
    } catch (error) {
      logFailure(what, error);
      throw error;
    }
  }

  return {
    activities: (activities: TrackedActivity[]) =>
      send('Activity', RecordActivityDocument, {
        input: { browsingData: { activities, flushTime: new Date().toISOString() } },
      }),
    login: (loginData: { sessionId: string; loginTime: string }) =>
      send('A sign-in', RecordActivityDocument, { input: { loginData } }),
    productView: (productId: string, at: number) =>
      send('A look at a piece', TrackProductViewDocument, {
        input: { productId, timestamp: new Date(at).toISOString() },
      }),
    visit: (visit: { sessionId: string; startTime: string }) =>
      send('The visit', SaveSessionDataDocument, {
        input: {
          sessionData: { ...visit, deviceInfo: deviceInfo(), browserInfo: browserInfo(navigator.userAgent) },
        },
      }),
  };
}

export type SendActivity = ReturnType<typeof sendActivity>;

/** Where tracking fails the store may hear of it, the shopper never. */
function logFailure(what: string, problem: unknown): void {
  // biome-ignore lint/suspicious/noConsole: nobody else is told.
  console.error(`${what} was not stored.`, problem);
}

/** The device of this visit, as far as the browser tells. */
function deviceInfo() {
  const { userAgent, platform, language, cookieEnabled, onLine } = navigator;
  return {
    userAgent,
    platform,
    language,
    cookiesEnabled: cookieEnabled,
    online: onLine,
    screenWidth: screen.width,
    screenHeight: screen.height,
    colourDepth: screen.colorDepth,
    viewportWidth: window.innerWidth,
    viewportHeight: window.innerHeight,
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
}
