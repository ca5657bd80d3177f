import type { LightMyRequestResponse } from 'fastify';

/** Outcome of an input. `rejected early` means that it was rejected before its content was read. */
export type Outcome =
  | 'done'
  | 'refused'
  | 'forbidden'
  | 'not found'
  | 'rate limited'
  | 'rejected early'
  | 'failed';

interface Body {
  data?: Record<string, { errors?: { code: string }[] } | null> | null;
  errors?: { path?: unknown[]; extensions?: { code?: string } }[];
  code?: string;
}

export function classifyOutcome(isGraphql: boolean, { statusCode, body }: LightMyRequestResponse): Outcome {
  if (statusCode >= 500 || body.includes('INTERNAL_SERVER_ERROR')) return 'failed';
  if (statusCode === 401 || statusCode === 403) return 'forbidden';
  if (statusCode === 429) return 'rate limited';
  return isGraphql ? classifyGraphql(body, statusCode) : classifyStatus(statusCode);
}

function classifyGraphql(text: string, status: number): Outcome {
  const { data, errors = [] } = parseBody(text);
  const [error] = errors;
  if (error && !error.path) return 'rejected early';
  const code = error?.extensions?.code;
  if (code === 'UNAUTHENTICATED' || code === 'FORBIDDEN') return 'forbidden';
  if (code === 'NOT_FOUND') return 'not found';
  if (code === 'RATE_LIMITED') return 'rate limited';
  if (code) return 'refused';
  if (status !== 200) return 'rejected early';
  const isRefused = Object.values(data ?? {}).some((payload) => (payload?.errors?.length ?? 0) > 0);
  return isRefused ? 'refused' : 'done';
}

function classifyStatus(status: number): Outcome {
  if (status === 415 || status === 400) return 'rejected early';
  if (status === 404) return 'not found';
  return status < 400 ? 'done' : 'refused';
}

function parseBody(text: string): Body {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
