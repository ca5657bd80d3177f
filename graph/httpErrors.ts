import type { FastifyInstance } from 'fastify';
import { SOMETHING_WENT_WRONG } from './errors.ts';

/** A refusal outside GraphQL, to be thrown from a route. */
export function httpRefusal(statusCode: number, message: string): Error & { statusCode: number } {
  return Object.assign(new Error(message), { statusCode });
}

/** Every failure outside GraphQL is JSON with its request id; what was not expected is masked and logged. */
export function answerHttpErrors(app: FastifyInstance) {
  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    const { statusCode = 500, message } = error;
    if (statusCode < 500) return reply.code(statusCode).send({ message, requestId: request.id });
    request.log.error({ err: error }, 'Request failed');
    return reply.code(500).send({ message: SOMETHING_WENT_WRONG, requestId: request.id });
  });

  app.setNotFoundHandler((request, reply) =>
    reply.code(404).send({ message: 'There is nothing at this address.', requestId: request.id }),
  );
}
