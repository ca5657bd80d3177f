import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { UserError } from '#web/ui/form/showUserErrors.ts';
import {
  RecordActivityDocument,
  SaveSessionDataDocument,
  TrackProductViewDocument,
} from './Activity.generated.ts';
import { parseBrowserInfo } from './browserInfo.ts';
import type { TrackedActivity } from './trackedActivity.ts';

type Payloads = Record<string, { errors: readonly UserError[] }>;

/**
 * Returns functions that send a visit's activity. Each rejects if the server cannot be reached. Activity that the
 * server rejects is discarded.
 */
export function createActivitySender(client: ApolloClient) {
  async function send<Data extends Payloads, Variables extends OperationVariables>(
    label: string,
    mutation: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): Promise<void> {
    try {
      // A keepalive request is delivered even if the page is closed in the meantime.
      const context = { quiet: true, shouldKeepReads: true, fetchOptions: { keepalive: true } };
      const { data } = await client.mutate<Data, OperationVariables>({ mutation, variables, context });
      const payloadErrors = Object.values(data ?? {}).flatMap((payload) => payload.errors);
      if (payloadErrors.length > 0) logFailure(label, payloadErrors);
    } catch (error) {
      logFailure(label, error);
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
    productView: (productId: string, timestamp: number) =>
      send('Product view', TrackProductViewDocument, {
        input: { productId, timestamp: new Date(timestamp).toISOString() },
      }),
    visit: (visit: { sessionId: string; startTime: string }) =>
      send('The visit', SaveSessionDataDocument, {
        input: {
          sessionData: {
            ...visit,
            deviceInfo: readDeviceInfo(),
            browserInfo: parseBrowserInfo(navigator.userAgent),
          },
        },
      }),
  };
}

export type ActivitySender = ReturnType<typeof createActivitySender>;

/** Tracking failures are logged for developers and never shown to shoppers. */
function logFailure(label: string, problem: unknown): void {
  // biome-ignore lint/suspicious/noConsole: a tracking failure is only logged.
  console.error(`${label} could not be stored.`, problem);
}

/** Returns the data about the device that the browser exposes. */
function readDeviceInfo() {
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
