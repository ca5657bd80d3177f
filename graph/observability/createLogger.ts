import { type Logger, pino, stdSerializers } from 'pino';
import { statementForm } from './database/statementForm.ts';
import { LogOutput } from './logOutput.ts';
import { sourceStack } from './sourceStack.ts';

/** The server's log, in which errors name the files of the source that they came from, and nothing of a person. */
export function createLogger(level: string): Logger {
  return pino({ level, serializers: { err: describeError } }, new LogOutput());
}

/** The drivers' errors hold the statement with its values, and the value that was there twice. */
export function describeError(error: Error) {
  const { stack, message, sql, sqlMessage, ...told } = stdSerializers.err(error);
  return {
    ...told,
    message: withoutValue(message),
    stack: stack && withoutValue(sourceStack(stack)),
    ...(typeof sql === 'string' && { sql: statementForm(sql) }),
  };
}

function withoutValue(text: string): string {
  return text.replace(/Duplicate entry '[^\n]*' for key/g, "Duplicate entry '…' for key");
}
