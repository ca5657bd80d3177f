import { Readable } from 'node:stream';
import type SMTPConnection from 'nodemailer/lib/smtp-connection';
import { callService } from '#graph/outboundCalls/callService.ts';
import type { MimeMessage } from '../mimeMessage.ts';
import type { EmailTransport } from './createEmailTransport.ts';
import { EmailRejection } from './EmailRejection.ts';

/** Longer than any pause of a healthy server. `?socketTimeout=…` in the URL overrides it. */
const TIMEOUTS = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 40_000 };

/** Stages at which a 5xx response concerns the email rather than the server or sender. */
const EMAIL_STAGES = ['RCPT TO', 'DATA'];

/** Returns a transport to a mail server, given a URL such as `smtps://user:password@mail.example.com`. */
export function createSmtpTransport(url: string): EmailTransport {
  const { host } = new URL(url);
  return {
    deliver: (letter, beforeSend) =>
      callService('smtp', (signal) => sendMessage(url, letter, { beforeSend, signal }), {
        address: host,
        isResponse: (error) => error instanceof EmailRejection,
      }),
  };
}

async function sendMessage(
  url: string,
  letter: MimeMessage,
  { beforeSend, signal }: { beforeSend: () => Promise<void>; signal: AbortSignal },
): Promise<void> {
  const { connection, auth } = await prepareConnection(url);
  const runStep = createStepRunner(connection, signal);
  const content = Readable.from(describeContent(letter, beforeSend));
  try {
    await runStep((callback) => connection.connect(callback));
    if (auth) await runStep((callback) => connection.login(auth, callback));
    await runStep((callback) => connection.send({ from: letter.from, to: [letter.to] }, content, callback));
    connection.quit();
  } catch (error) {
    connection.close();
    throw toRejection(error) ?? error;
  }
}

async function prepareConnection(url: string) {
  const { parseConnectionUrl } = await import('nodemailer/lib/shared');
  const { default: Connection } = await import('nodemailer/lib/smtp-connection');
  const { auth, ...options } = parseConnectionUrl(url);
  return { connection: new Connection({ ...TIMEOUTS, ...options }), auth };
}

/** Yields the content. It is read only after the server has agreed to receive it. */
async function* describeContent({ raw }: MimeMessage, beforeSend: () => Promise<void>) {
  await beforeSend();
  yield raw;
}

type StepRunner = (start: (callback: (error?: Error | null) => void) => void) => Promise<void>;

/** Runs the steps of an SMTP session one by one. Each fails if the connection breaks or the session times out. */
function createStepRunner(connection: SMTPConnection, signal: AbortSignal): StepRunner {
  const connectionFailure = new Promise<never>((_resolve, reject) => {
    connection.on('error', reject);
    connection.on('end', () => reject(new Error('The mail server closed the connection.')));
    signal.addEventListener('abort', () => reject(new Error('The mail server took too long.')));
  });
  connectionFailure.catch(() => {});
  return (start) => {
    const step = new Promise<void>((resolve, reject) => {
      start((error) => (error ? reject(error) : resolve()));
    });
    return Promise.race([step, connectionFailure]);
  };
}

function toRejection(error: unknown): EmailRejection | null {
  if (!(error instanceof Error)) return null;
  const { responseCode, command = '' } = error as { responseCode?: number; command?: string };
  if (!responseCode) return null;
  const isPermanent = responseCode >= 500 && EMAIL_STAGES.includes(command);
  return new EmailRejection(error.message, { isPermanent });
}
