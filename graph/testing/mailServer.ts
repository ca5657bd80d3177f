import { text } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import { afterAll, beforeAll, beforeEach } from 'vitest';

/** Behaviour of a mail server. */
type MailServerBehaviour =
  | 'accepting'
  | 'unresponsive'
  | 'busy'
  | 'refusing the recipient'
  | 'refusing the content'
  | 'not acknowledging the content'
  | 'disconnecting before the content'
  | 'disconnecting after the content';

export interface TestMailServer {
  /** Value for SMTP_URL, with a short timeout. */
  readonly url: string;
  behaviour: MailServerBehaviour;
  /** Accepted emails, in order of arrival. */
  emails: Email[];
  /** Number of connections since the last reset. */
  connectionCount: number;
}

const MAIL_PASSWORD = 'p@ss/word';

const UNRESPONSIVE_BEHAVIOURS: readonly MailServerBehaviour[] = [
  'unresponsive',
  'not acknowledging the content',
];
const SHORT_TIMEOUTS = '?greetingTimeout=300&socketTimeout=300';

/** Starts a real mail server on its own port. Before each test it is reset to accept emails. */
export function useMailServer(): TestMailServer {
  let serverUrl = '';
  const mailServer: TestMailServer = {
    get url() {
      return UNRESPONSIVE_BEHAVIOURS.includes(this.behaviour) ? serverUrl + SHORT_TIMEOUTS : serverUrl;
    },
    behaviour: 'accepting',
    emails: [],
    connectionCount: 0,
  };
  const smtp = createSmtpServer(mailServer);

  beforeAll(async () => {
    await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
    const address = smtp.server.address();
    if (address === null || typeof address === 'string') throw new Error('The mail server has no port');
    serverUrl = `smtp://shop:${encodeURIComponent(MAIL_PASSWORD)}@127.0.0.1:${address.port}`;
  });
  beforeEach(() => Object.assign(mailServer, { behaviour: 'accepting', emails: [], connectionCount: 0 }));
  afterAll(() => new Promise<void>((resolve) => smtp.close(resolve)));
  return mailServer;
}

function createSmtpServer(state: TestMailServer): SMTPServer {
  const smtp: SMTPServer = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    closeTimeout: 100,
    onConnect: (_session, callback) => {
      state.connectionCount++;
      if (state.behaviour !== 'unresponsive') callback();
    },
    onAuth: ({ username, password }, _session, callback) =>
      username === 'shop' && password === MAIL_PASSWORD
        ? callback(null, { user: username })
        : callback(new Error('Wrong password')),
    onRcptTo: (_address, session, callback) => {
      if (state.behaviour === 'busy') return callback(createSmtpError(451, 'Try again later'));
      if (state.behaviour === 'refusing the recipient') return callback(createSmtpError(550, 'No such user'));
      if (state.behaviour === 'disconnecting before the content') return closeSession(smtp, session);
      callback();
    },
    onData: async (stream, session, callback) => {
      const content = await text(stream).catch(() => null);
      // The sender closed the connection.
      if (content === null) return;
      if (state.behaviour === 'refusing the content')
        return callback(createSmtpError(554, 'This looks like spam'));
      state.emails.push(await PostalMime.parse(content));
      if (state.behaviour === 'disconnecting after the content') return closeSession(smtp, session);
      if (state.behaviour !== 'not acknowledging the content') callback();
    },
  });
  smtp.on('error', () => {});
  return smtp;
}

function createSmtpError(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

function closeSession(smtp: SMTPServer, session: SMTPServerSession) {
  for (const connection of smtp.connections) if (connection.session.id === session.id) connection.close();
}
