import { addressFor, keyOf } from '../access.ts';
import { shortly, troubleOf } from '../answers.ts';
import type { ProviderAccess } from '../provider.ts';
import { requestProvider } from '../requestProvider.ts';

export interface KhaltiAnswer {
  /** Null where none came. */
  status: number | null;
  /** What it holds; empty where nothing can be read. */
  body: Readonly<Record<string, unknown>>;
  /** What Khalti says is wrong, or why there is no answer. */
  said: string;
}

/** Since the change of 2024-12-31 the sandbox is `dev`; many programs still ask `a.khalti.com`. */
const ORIGINS = { TEST: 'https://dev.khalti.com', LIVE: 'https://khalti.com' };

/** Posts to a path below Khalti's `/api/`, with the secret key. */
export async function askKhalti(access: ProviderAccess, path: string, body?: object): Promise<KhaltiAnswer> {
  const origin = addressFor(access, 'KHALTI', ORIGINS, (url) => url);
  const secretKey = keyOf(access, 'secretKey');
  if (!origin || !secretKey) return { status: null, body: {}, said: 'no keys' };
  const asked = await requestProvider('KHALTI', access, `${origin}/api/${path}`, {
    method: 'POST',
    headers: { authorization: `Key ${secretKey}` },
    ...(body && { body }),
  });
  if (asked.status === null) return { status: null, body: {}, said: asked.trouble };
  const read = readObject(asked.text);
  return { status: asked.status, body: read, said: shortly(complaint(read)) || troubleOf(asked) };
}

function readObject(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
  } catch {
    return {};
  }
}

/** `{detail}`, or `{field: [sentence]}` beside an `error_key`. */
function complaint({ detail, ...fields }: Readonly<Record<string, unknown>>): string {
  if (typeof detail === 'string') return detail;
  return Object.entries(fields)
    .flatMap(([field, said]) => (Array.isArray(said) ? [`${field}: ${said.join(' ')}`] : []))
    .join(' ');
}

/** Whole paisa as Khalti writes them: an integer, never a fraction. */
export function paisaIn(value: unknown): number | null {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null;
}

export function textIn(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
