import type { ImapFlow, MailboxObject } from 'imapflow';
import { shorten } from '#domain/text/shorten.ts';
import { inOneLine } from '#domain/text/texts.ts';
import type { Place } from '#graph/http/admission/admission.ts';
import { callOutside } from '#graph/outside/callOutside.ts';
import { OutsideUnavailable } from '#graph/outside/outsideUnavailable.ts';
import type { InboxTrouble } from '#graph/schema/schema.generated.ts';

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

/** What is wrong with a mailbox, in a word that people are told, and in the server's own. */
export class MailboxTrouble extends Error {
  readonly trouble: InboxTrouble;
  /** What the mail server answered; null where there was no server that did. */
  readonly said: string | null;

  constructor(trouble: InboxTrouble, message: string, said: string | null = null) {
    super(message);
    this.trouble = trouble;
    this.said = said;
  }
}

const PATIENCE_MS = 15_000;
const MAX_SAID = 300;
const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/;

/**
 * Opens a folder to be read and nothing else: no mail is marked, moved or deleted. A password is said over an encrypted
 * connection only, but for a server on this machine.
 */
export function openMailbox(login: MailboxLogin, place?: Place | null): Promise<OpenMailbox> {
  return callOutside('inbox', () => connectTo(login), {
    at: `${login.host}:${login.port}`,
    place,
    isAnswer: (error) => error instanceof MailboxTrouble && error.said !== null,
  });
}

async function connectTo({ user, password, folder, ...server }: MailboxLogin): Promise<OpenMailbox> {
  const { ImapFlow: Client } = await import('imapflow');
  const isHere = LOOPBACK.test(server.host);
  const client = new Client({
    ...server,
    ...(!server.secure && !isHere && { doSTARTTLS: true }),
    auth: { user, pass: password },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS * 2,
  });
  // It breaks what is under way as well, and that tells why.
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    client.close();
    throw toTrouble(error);
  }
  try {
    return { client, mailbox: await client.mailboxOpen(folder, { readOnly: true }) };
  } catch (error) {
    await closeMailbox(client);
    throw new MailboxTrouble('FOLDER', messageOf(error), saidIn(error));
  }
}

export async function closeMailbox(client: ImapFlow): Promise<void> {
  await client.logout().catch(() => client.close());
}

export function toTrouble(error: unknown): MailboxTrouble {
  if (error instanceof MailboxTrouble) return error;
  return new MailboxTrouble(troubleOf(error), messageOf(error), saidIn(error));
}

function troubleOf(error: unknown): InboxTrouble {
  if (error instanceof OutsideUnavailable) return 'NO_ANSWER';
  if (!(error instanceof Error)) return 'OTHER';
  const { code = '', authenticationFailed } = error as { code?: string; authenticationFailed?: boolean };
  if (authenticationFailed) return 'LOGIN';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'HOST_NOT_FOUND';
  if (code === 'ECONNREFUSED') return 'REFUSED';
  if (/TIMEOUT|EHOSTUNREACH|ENETUNREACH|NoConnection/i.test(code)) return 'NO_ANSWER';
  if (/CERT|SSL|TLS|SELF_SIGNED|UNABLE_TO_VERIFY|EPROTO/i.test(`${code} ${error.message}`))
    return 'NOT_ENCRYPTED';
  return 'OTHER';
}

function messageOf(error: unknown): string {
  return saidIn(error) ?? (error instanceof Error ? error.message : String(error));
}

/** An answer of the mail server, shortened to what is kept of it. */
function saidIn(error: unknown): string | null {
  const { responseText } = error as { responseText?: unknown };
  if (typeof responseText !== 'string') return null;
  return shorten(inOneLine(responseText), MAX_SAID) || null;
}
