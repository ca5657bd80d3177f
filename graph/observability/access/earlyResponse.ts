import type { IncomingMessage } from 'node:http';
import { getAgentFamily } from './agentFamily.ts';
import { getClientNetwork } from './clientNetwork.ts';

/** A response sent before the request reached Fastify. */
export interface EarlyResponse {
  request: IncomingMessage;
  /** The part of the request body that was read. */
  body: string;
  requestId: string;
  status: number;
  bytes: number;
  ms: number;
}

const OPERATION_PATTERN = /"operationName"\s*:\s*"(\w{1,60})"/;

/** Returns the access log fields of a response. */
export function describeResponse(
  { request, body, status, bytes, ms }: EarlyResponse,
  getAddress: (request: IncomingMessage) => string,
) {
  const { method, url, headers } = request;
  return {
    method,
    operation: url === '/graphql' ? (OPERATION_PATTERN.exec(body)?.[1] ?? 'unnamed') : undefined,
    status,
    ms: Math.round(ms * 10) / 10,
    bytes,
    network: getClientNetwork(getAddress(request)),
    agent: getAgentFamily(headers['user-agent']),
  };
}
