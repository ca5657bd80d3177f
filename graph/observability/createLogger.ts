import { type Logger, pino, stdSerializers } from 'pino';
import { sourceStack } from './sourceStack.ts';

/** The server's log, in which errors name the files of the source that they came from. */
export function createLogger(level: string): Logger {
  return pino({ level, serializers: { err: describeError } });
}

function describeError(error: Error) {
  const { stack, ...told } = stdSerializers.err(error);
  return { ...told, stack: stack && sourceStack(stack) };
}
