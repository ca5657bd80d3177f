import type { UserErrorReason } from '#domain/errors/problemTexts.ts';

export type AddressProblem = Extract<
  UserErrorReason,
  | 'WEBHOOK_ADDRESS_NOT_READ'
  | 'WEBHOOK_ADDRESS_WITH_SPACE'
  | 'WEBHOOK_ADDRESS_WITH_FRAGMENT'
  | 'WEBHOOK_ADDRESS_NOT_HTTPS'
  | 'WEBHOOK_ADDRESS_WITH_PASSWORD'
  | 'WEBHOOK_ADDRESS_PORT'
  | 'WEBHOOK_ADDRESS_PRIVATE'
>;

export interface AddressRules {
  /** Whether a store that is tried out may call programs on its own machine, and by http. */
  toLoopback: boolean;
}

const LONGEST = 500;
const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
/** Names that mean something inside of a network only. */
const INSIDE = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|private|home\.arpa)$/;

/** Addresses of no machine on the internet, as a URL writes them. */
const PRIVATE_IP =
  /^(0|10|127|169\.254|192\.168|172\.(1[6-9]|2\d|3[01])|100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7]))(\.\d+)+$|^\[(::1?|f[cd].*|fe[89ab].*|::ffff:.*)\]$/;

/**
 * Why an address cannot be called, as far as it tells by itself; null where nothing is wrong. Where its name leads to is
 * looked at before each call (graph/outside/publicAddress.ts).
 */
export function addressProblem(text: string, { toLoopback }: AddressRules): AddressProblem | null {
  if (text.length > LONGEST || !URL.canParse(text)) return 'WEBHOOK_ADDRESS_NOT_READ';
  if (/\s/.test(text)) return 'WEBHOOK_ADDRESS_WITH_SPACE';
  const { protocol, username, password, port, hostname } = new URL(text);
  if (protocol !== 'https:' && protocol !== 'http:') return 'WEBHOOK_ADDRESS_NOT_READ';
  if (text.includes('#')) return 'WEBHOOK_ADDRESS_WITH_FRAGMENT';
  if (username !== '' || password !== '') return 'WEBHOOK_ADDRESS_WITH_PASSWORD';
  if (toLoopback && LOOPBACK.test(hostname)) return null;
  if (protocol !== 'https:') return 'WEBHOOK_ADDRESS_NOT_HTTPS';
  if (port !== '' && Number(port) < 1024) return 'WEBHOOK_ADDRESS_PORT';
  return isInside(hostname.toLowerCase().replace(/\.$/, '')) ? 'WEBHOOK_ADDRESS_PRIVATE' : null;
}

/** A name without a dot is a machine's of the network. */
function isInside(hostname: string): boolean {
  if (PRIVATE_IP.test(hostname)) return true;
  if (hostname.startsWith('[')) return false;
  return !hostname.includes('.') || INSIDE.test(hostname);
}
