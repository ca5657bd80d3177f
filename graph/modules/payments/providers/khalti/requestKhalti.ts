import { getAddress, getKey } from '../access.ts';
import type { ProviderAccess } from '../provider.ts';
import { requestProvider } from '../requestProvider.ts';
import { describeFailure, toOneLine } from '../responses.ts';

export interface KhaltiResponse {
  /** Null if there is no response. */
  status: number | null;
  /** Response body; empty if it cannot be read. */
  body: Readonly<Record<string, unknown>>;
  /** Khalti's error message, or the reason why there is no response. */
  message: string;
}

/** Since the change of 2024-12-31 the sandbox is `dev`; many programs still call `a.khalti.com`. */
const ORIGINS = { TEST: 'https://dev.khalti.com', LIVE: 'https://khalti.com' };

/** Posts to a path below Khalti's `/api/`, with the secret key. */
export async function requestKhalti(
  access: ProviderAccess,
  path: string,
  body?: object,
): Promise<KhaltiResponse> {
  const origin = getAddress(access, 'KHALTI', ORIGINS, (url) => url);
  const secretKey = getKey(access, 'secretKey');
  if (!origin || !secretKey) return { status: null, body: {}, message: 'no keys' };
  const response = await requestProvider('KHALTI', access, `${origin}/api/${path}`, {
    method: 'POST',
    headers: { authorization: `Key ${secretKey}` },
    ...(body && { body }),
  });
  if (response.status === null) return { status: null, body: {}, message: response.failure };
  const responseBody = readObject(response.text);
  return {
    status: response.status,
    body: responseBody,
    message: toOneLine(readErrorMessage(responseBody)) || describeFailure(response),
  };
}

function readObject(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
  } catch {
    return {};
  }
}

/** Reads `{detail}`, or `{field: [sentence]}` next to an `error_key`. */
function readErrorMessage({ detail, ...fields }: Readonly<Record<string, unknown>>): string {
  if (typeof detail === 'string') return detail;
  return Object.entries(fields)
    .flatMap(([field, messages]) => (Array.isArray(messages) ? [`${field}: ${messages.join(' ')}`] : []))
    .join(' ');
}

/** Reads an amount in whole paisa. Khalti sends an integer, never a fraction. */
export function readPaisa(value: unknown): number | null {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null;
}

export function readText(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
