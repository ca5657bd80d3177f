import type { UserErrorReason } from '#domain/errors/problemTexts.ts';

export type UrlProblem = Extract<
  UserErrorReason,
  | 'WEBHOOK_URL_INVALID'
  | 'WEBHOOK_URL_WITH_SPACE'
  | 'WEBHOOK_URL_WITH_FRAGMENT'
  | 'WEBHOOK_URL_NOT_HTTPS'
  | 'WEBHOOK_URL_WITH_PASSWORD'
  | 'WEBHOOK_URL_PORT_NOT_ALLOWED'
  | 'WEBHOOK_URL_PRIVATE'
>;

export interface UrlRules {
  /** True if webhooks may use HTTP and loopback addresses, for development. */
  allowsLoopback: boolean;
}

const MAX_LENGTH = 500;
const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
/** Host names that exist only within a private network. */
const PRIVATE_NAME = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|private|home\.arpa)$/;

/** Private IP addresses, as they are written in URLs. */
const PRIVATE_IP =
  /^(0|10|127|169\.254|192\.168|172\.(1[6-9]|2\d|3[01])|100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7]))(\.\d+)+$|^\[(::1?|f[cd].*|fe[89ab].*|::ffff:.*)\]$/;

/**
 * Returns the reason why a URL cannot be called, judged by the URL alone, or null. The IP addresses of its host
 * are checked before each call (graph/outboundCalls/publicAddress.ts).
 */
export function findUrlProblem(text: string, { allowsLoopback }: UrlRules): UrlProblem | null {
  if (text.length > MAX_LENGTH || !URL.canParse(text)) return 'WEBHOOK_URL_INVALID';
  if (/\s/.test(text)) return 'WEBHOOK_URL_WITH_SPACE';
  const { protocol, username, password, port, hostname } = new URL(text);
  if (protocol !== 'https:' && protocol !== 'http:') return 'WEBHOOK_URL_INVALID';
  if (text.includes('#')) return 'WEBHOOK_URL_WITH_FRAGMENT';
  if (username !== '' || password !== '') return 'WEBHOOK_URL_WITH_PASSWORD';
  if (allowsLoopback && LOOPBACK.test(hostname)) return null;
  if (protocol !== 'https:') return 'WEBHOOK_URL_NOT_HTTPS';
  if (port !== '' && Number(port) < 1024) return 'WEBHOOK_URL_PORT_NOT_ALLOWED';
  return isPrivateName(hostname.toLowerCase().replace(/\.$/, '')) ? 'WEBHOOK_URL_PRIVATE' : null;
}

/** A name without a dot belongs to a machine in the private network. */
function isPrivateName(hostname: string): boolean {
  if (PRIVATE_IP.test(hostname)) return true;
  if (hostname.startsWith('[')) return false;
  return !hostname.includes('.') || PRIVATE_NAME.test(hostname);
}
