import type { LightMyRequestResponse } from 'fastify';
import type { Outcome } from './getExpectedOutcome.ts';

const OUTCOMES_BY_STATUS: Record<number, Outcome> = {
  200: 'done',
  201: 'done',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'nothing',
  409: 'refused',
};

/** Returns the outcome of a plain HTTP request, or a description of an unexpected response. */
export function toOutcome({ statusCode, body }: LightMyRequestResponse): Outcome | string {
  return OUTCOMES_BY_STATUS[statusCode] ?? body;
}
