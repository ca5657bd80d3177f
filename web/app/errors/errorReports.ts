import { CLIENT_ERROR_LIMITS, type ClientErrorKind } from '#domain/health/clientErrors.ts';
import { scrubbed, scrubbedScreen, scrubbedStack } from '#domain/health/scrubbed.ts';
import { inTab } from '#web/ui/browser/storage.ts';
import { releaseName } from '#web/ui/loading/newRelease.ts';

interface ClientError {
  kind: ClientErrorKind;
  message: string;
  stack: string;
  screen: string;
  requestId: string | null;
}

const REPORT = `mutation ReportClientErrors($input: ReportClientErrorsInput!) {
  reportClientErrors(input: $input) { taken }
}`;

/** What breaks at one moment is told together. */
const GATHERED_MS = 1000;
/** Of a page, and of a tab until it is closed. */
const MOST_OF_PAGE = 10;
const MOST_OF_TAB = 30;
const TOLD_KEY = 'toldErrors';
/** What somebody's browser brought along is not the store's. */
const OTHERS = /\b(?:chrome|moz|safari-web)-extension:/;

const told = new Set<string>();
let gathered: ClientError[] = [];

/** Tells the store of an error, each once, without anything of the person; who has no connection tells nothing. */
export function report(
  kind: ClientErrorKind,
  error: unknown,
  { requestId = null }: { requestId?: string | null } = {},
): void {
  if (!navigator.onLine) return;
  const { message, stack } = toWords(error);
  if (OTHERS.test(stack)) return;
  const screen = scrubbedScreen(window.location.hash.slice(1) || '/');
  const one = { kind, message: scrubbed(message), stack: scrubbedStack(stack), screen, requestId };
  const key = [kind, one.message, screen].join(' ');
  if (told.has(key) || told.size >= MOST_OF_PAGE || !takeOneOfTab()) return;
  told.add(key);
  gathered.push(one);
  if (gathered.length === 1) setTimeout(send, GATHERED_MS);
}

function send(): void {
  const input = { build: releaseName(), errors: gathered.slice(0, CLIENT_ERROR_LIMITS.errors) };
  gathered = [];
  fetch('/graphql', {
    method: 'POST',
    // Also where the page is left meanwhile.
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ operationName: 'ReportClientErrors', query: REPORT, variables: { input } }),
  }).catch(() => null);
}

function toWords(error: unknown): { message: string; stack: string } {
  if (!(error instanceof Error)) return { message: String(error), stack: '' };
  return { message: `${error.name}: ${error.message}`, stack: error.stack ?? '' };
}

function takeOneOfTab(): boolean {
  const count = Number(inTab.readText(TOLD_KEY) ?? 0);
  if (count >= MOST_OF_TAB) return false;
  inTab.writeText(TOLD_KEY, String(count + 1));
  return true;
}
