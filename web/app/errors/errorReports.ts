import { CLIENT_ERROR_LIMITS, type ClientErrorKind } from '#domain/health/clientErrors.ts';
import { scrubMessage, scrubScreen, scrubStack } from '#domain/health/scrub.ts';
import { tabStorage } from '#web/ui/browser/storage.ts';
import { getReleaseName } from '#web/ui/loading/newRelease.ts';

interface ClientError {
  kind: ClientErrorKind;
  message: string;
  stack: string;
  screen: string;
  requestId: string | null;
}

const REPORT_MUTATION = `mutation ReportClientErrors($input: ReportClientErrorsInput!) {
  reportClientErrors(input: $input) { taken }
}`;

/** Time in ms during which errors are collected into one report. */
const COLLECTION_DELAY_MS = 1000;
/** Limits per page load, and per tab until it is closed. */
const MAX_PER_PAGE = 10;
const MAX_PER_TAB = 30;
const REPORT_COUNT_KEY = 'errorReportCount';
/** Errors from browser extensions are not errors of the store. */
const EXTENSION_STACK = /\b(?:chrome|moz|safari-web)-extension:/;

const reportedErrors = new Set<string>();
let pendingErrors: ClientError[] = [];

/** Reports each error once to the server, without personal data. Offline errors are not reported. */
export function reportError(
  kind: ClientErrorKind,
  error: unknown,
  { requestId = null }: { requestId?: string | null } = {},
): void {
  if (!navigator.onLine) return;
  const { message, stack } = describeError(error);
  if (EXTENSION_STACK.test(stack)) return;
  const screen = scrubScreen(window.location.hash.slice(1) || '/');
  const clientError = { kind, message: scrubMessage(message), stack: scrubStack(stack), screen, requestId };
  const key = [kind, clientError.message, screen].join(' ');
  if (reportedErrors.has(key) || reportedErrors.size >= MAX_PER_PAGE || !tryCountReport()) return;
  reportedErrors.add(key);
  pendingErrors.push(clientError);
  if (pendingErrors.length === 1) setTimeout(sendPendingErrors, COLLECTION_DELAY_MS);
}

function sendPendingErrors(): void {
  const input = { build: getReleaseName(), errors: pendingErrors.slice(0, CLIENT_ERROR_LIMITS.errors) };
  pendingErrors = [];
  fetch('/graphql', {
    method: 'POST',
    // The report is sent even if the page is closed in the meantime.
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      operationName: 'ReportClientErrors',
      query: REPORT_MUTATION,
      variables: { input },
    }),
  }).catch(() => null);
}

function describeError(error: unknown): { message: string; stack: string } {
  if (!(error instanceof Error)) return { message: String(error), stack: '' };
  return { message: `${error.name}: ${error.message}`, stack: error.stack ?? '' };
}

function tryCountReport(): boolean {
  const count = Number(tabStorage.readText(REPORT_COUNT_KEY) ?? 0);
  if (count >= MAX_PER_TAB) return false;
  tabStorage.writeText(REPORT_COUNT_KEY, String(count + 1));
  return true;
}
