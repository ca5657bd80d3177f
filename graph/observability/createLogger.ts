import { type Logger, pino, stdSerializers } from 'pino';
import { normaliseStatement } from './database/normaliseStatement.ts';
import { LogOutput } from './logOutput.ts';
import { toSourceStack } from './sourceStack.ts';

/** Returns the server's logger. Errors refer to source files and contain no personal data. */
export function createLogger(level: string): Logger {
  return pino({ level, serializers: { err: describeError } }, new LogOutput());
}

/** Removes values from an error. Driver errors contain the statement with its values, and duplicate values. */
export function describeError(error: Error) {
  const { stack, message, sql, sqlMessage, ...errorFields } = stdSerializers.err(error);
  return {
    ...errorFields,
    message: redactValue(message),
    stack: stack && redactValue(toSourceStack(stack)),
    ...(typeof sql === 'string' && { sql: normaliseStatement(sql) }),
  };
}

function redactValue(text: string): string {
  return text.replace(/Duplicate entry '[^\n]*' for key/g, "Duplicate entry '…' for key");
}
