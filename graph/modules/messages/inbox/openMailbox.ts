import type { ImapFlow, MailboxObject } from 'imapflow';
import { shorten } from '#domain/text/shorten.ts';
import { toSingleLine } from '#domain/text/texts.ts';
import type { AdmissionSlot } from '#graph/http/admission/admission.ts';
import { callService } from '#graph/outboundCalls/callService.ts';
import { ServiceUnavailableError } from '#graph/outboundCalls/ServiceUnavailableError.ts';
import type { InboxProblem } from '#graph/schema/schema.generated.ts';

export interface MailboxLogin {
  host: string;
  port: number;
  secure: boolean;
  user: string;
  password: string;
  folder: string;
}

export interface OpenMailbox {
  client: ImapFlow;
  mailbox: MailboxObject;
}

/** A mailbox error, with a problem code to display and the server's own text. */
export class MailboxError extends Error {
  readonly problem: InboxProblem;
  /** The mail server's response; null if the server could not be reached. */
  readonly response: string | null;

  constructor(problem: InboxProblem, message: string, response: string | null = null) {
    super(message);
    this.problem = problem;
    this.response = response;
  }
}

const TIMEOUT_MS = 15_000;
const MAX_RESPONSE_LENGTH = 300;
const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/;

/**
 * Opens a folder read-only: no email is marked, moved or deleted. The password is sent only over an encrypted
 * connection, except to a server on this machine.
 */
export function openMailbox(login: MailboxLogin, slot?: AdmissionSlot | null): Promise<OpenMailbox> {
  return callService('inbox', () => connect(login), {
    address: `${login.host}:${login.port}`,
    slot,
    isResponse: (error) => error instanceof MailboxError && error.response !== null,
  });
}

async function connect({ user, password, folder, ...server }: MailboxLogin): Promise<OpenMailbox> {
  const { ImapFlow: Client } = await import('imapflow');
  const isLoopback = LOOPBACK.test(server.host);
  const client = new Client({
    ...server,
    ...(!server.secure && !isLoopback && { doSTARTTLS: true }),
    auth: { user, pass: password },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS * 2,
  });
  // The error also rejects the pending command, which reports it.
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    client.close();
    throw toMailboxError(error);
  }
  try {
    return { client, mailbox: await client.mailboxOpen(folder, { readOnly: true }) };
  } catch (error) {
    await closeMailbox(client);
    throw new MailboxError('FOLDER', toErrorMessage(error), toResponseText(error));
  }
}

export async function closeMailbox(client: ImapFlow): Promise<void> {
  await client.logout().catch(() => client.close());
}

export function toMailboxError(error: unknown): MailboxError {
  if (error instanceof MailboxError) return error;
  return new MailboxError(toErrorCode(error), toErrorMessage(error), toResponseText(error));
}

function toErrorCode(error: unknown): InboxProblem {
  if (error instanceof ServiceUnavailableError) return 'NO_RESPONSE';
  if (!(error instanceof Error)) return 'OTHER';
  const { code = '', authenticationFailed } = error as { code?: string; authenticationFailed?: boolean };
  if (authenticationFailed) return 'LOGIN';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'HOST_NOT_FOUND';
  if (code === 'ECONNREFUSED') return 'REFUSED';
  if (/TIMEOUT|EHOSTUNREACH|ENETUNREACH|NoConnection/i.test(code)) return 'NO_RESPONSE';
  if (/CERT|SSL|TLS|SELF_SIGNED|UNABLE_TO_VERIFY|EPROTO/i.test(`${code} ${error.message}`))
    return 'NOT_ENCRYPTED';
  return 'OTHER';
}

function toErrorMessage(error: unknown): string {
  return toResponseText(error) ?? (error instanceof Error ? error.message : String(error));
}

/** Returns the mail server's response, shortened to the stored length. */
function toResponseText(error: unknown): string | null {
  const { responseText } = error as { responseText?: unknown };
  if (typeof responseText !== 'string') return null;
  return shorten(toSingleLine(responseText), MAX_RESPONSE_LENGTH) || null;
}
