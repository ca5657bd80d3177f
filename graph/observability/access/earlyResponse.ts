import type { IncomingMessage } from 'node:http';
import { agentFamily } from './agentFamily.ts';
import { toPlace } from './toPlace.ts';

/** A request that was answered before Fastify saw it. */
export interface AnswerOfDoor {
  request: IncomingMessage;
  /** What was sent with it, as far as it was looked at. */
  body: string;
  requestId: string;
  status: number;
  bytes: number;
  ms: number;
}

const OPERATION = /"operationName"\s*:\s*"(\w{1,60})"/;

/** What the log says of it. */
export function describeAnswer(
  { request, body, status, bytes, ms }: AnswerOfDoor,
  addressOf: (request: IncomingMessage) => string,
) {
  const { method, url, headers } = request;
  return {
    method,
    operation: url === '/graphql' ? (OPERATION.exec(body)?.[1] ?? 'unnamed') : undefined,
    status,
    ms: Math.round(ms * 10) / 10,
    bytes,
    network: toPlace(addressOf(request)),
    agent: agentFamily(headers['user-agent']),
  };
}
