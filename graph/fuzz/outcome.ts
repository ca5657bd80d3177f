import type { LightMyRequestResponse } from 'fastify';

/** Outcome of an input. `door` means it was stopped before its content was read. */
export type Outcome = 'done' | 'refused' | 'not allowed' | 'nothing' | 'too often' | 'door' | 'failed';

interface Body {
  data?: Record<string, { errors?: { code: string }[] } | null> | null;
  errors?: { path?: unknown[]; extensions?: { code?: string } }[];
  code?: string;
}

export function classifyOutcome(isGraphql: boolean, { statusCode, body }: LightMyRequestResponse): Outcome {
  if (statusCode >= 500 || body.includes('INTERNAL_SERVER_ERROR')) return 'failed';
  if (statusCode === 401 || statusCode === 403) return 'not allowed';
  if (statusCode === 429) return 'too often';
  return isGraphql ? classifyGraphql(body, statusCode) : classifyStatus(statusCode);
}

function classifyGraphql(text: string, status: number): Outcome {
  const { data, errors = [] } = parseBody(text);
  const [error] = errors;
  if (error && !error.path) return 'door';
  const code = error?.extensions?.code;
  if (code === 'UNAUTHENTICATED' || code === 'FORBIDDEN') return 'not allowed';
  if (code === 'NOT_FOUND') return 'nothing';
  if (code === 'RATE_LIMITED') return 'too often';
  if (code) return 'refused';
  if (status !== 200) return 'door';
  const isRefused = Object.values(data ?? {}).some((payload) => (payload?.errors?.length ?? 0) > 0);
  return isRefused ? 'refused' : 'done';
}

function classifyStatus(status: number): Outcome {
  if (status === 415 || status === 400) return 'door';
  if (status === 404) return 'nothing';
  return status < 400 ? 'done' : 'refused';
}

function parseBody(text: string): Body {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
