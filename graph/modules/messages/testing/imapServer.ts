import { createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach } from 'vitest';

/** A mailbox on its own port, with the part of IMAP4rev1 that reading needs. */
export interface TestMailbox {
  port: number;
  password: string;
  uidValidity: number;
  mails: { uid: number; raw: string }[];
  /** Commands received, without their tags. */
  commands: string[];
}

export function useMailbox(): TestMailbox {
  const mailbox: TestMailbox = { port: 0, password: 'letmein', uidValidity: 7, mails: [], commands: [] };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    serve(mailbox, socket);
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('The mailbox has no port');
    mailbox.port = address.port;
  });
  beforeEach(() => Object.assign(mailbox, { password: 'letmein', uidValidity: 7, mails: [], commands: [] }));
  afterAll(() => {
    for (const socket of sockets) socket.destroy();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  });
  return mailbox;
}

function serve(mailbox: TestMailbox, socket: Socket): void {
  const say = (line: string) => socket.write(`${line}\r\n`);
  say('* OK [CAPABILITY IMAP4rev1 AUTH=PLAIN] ready');
  let buffer = '';
  let authTag: string | null = null;
  socket.on('data', (data) => {
    buffer += data.toString('latin1');
    for (let end = buffer.indexOf('\r\n'); end >= 0; end = buffer.indexOf('\r\n')) {
      const line = buffer.slice(0, end);
      buffer = buffer.slice(end + 2);
      if (authTag === null) answer(line);
      else authenticate(authTag, line);
    }
  });

  function authenticate(tag: string, credentials: string): void {
    authTag = null;
    const isRight = Buffer.from(credentials, 'base64').toString().endsWith(`\0${mailbox.password}`);
    say(isRight ? `${tag} OK logged in` : `${tag} NO [AUTHENTICATIONFAILED] Invalid credentials`);
  }

  function answer(line: string): void {
    const [, tag = '', command = ''] = /^(\S+) (.*)$/.exec(line) ?? [];
    const verb = command.toUpperCase();
    mailbox.commands.push(verb.replace(/^(LOGIN|AUTHENTICATE).*/, '$1'));
    if (verb.startsWith('CAPABILITY')) say('* CAPABILITY IMAP4rev1 AUTH=PLAIN');
    if (verb.startsWith('AUTHENTICATE PLAIN')) {
      const [, credentials] = /^AUTHENTICATE PLAIN (\S+)$/i.exec(command) ?? [];
      if (credentials) authenticate(tag, credentials);
      else {
        authTag = tag;
        say('+ ');
      }
      return;
    }
    if (verb.startsWith('LOGIN') && !command.includes(mailbox.password)) {
      refuse(tag, '[AUTHENTICATIONFAILED] Invalid credentials');
      return;
    }
    if (/^(LIST|LSUB)/.test(verb) && /INBOX|[%*]/.test(verb)) say('* LIST (\\HasNoChildren) "/" INBOX');
    if (/^(SELECT|EXAMINE)/.test(verb)) {
      if (!/INBOX/.test(verb)) {
        refuse(tag, '[NONEXISTENT] no such folder');
        return;
      }
      open();
    }
    if (verb.startsWith('UID SEARCH')) say(['* SEARCH', ...searched(verb)].join(' '));
    if (verb.startsWith('UID FETCH')) fetch(Number(/FETCH (\d+)/.exec(verb)?.[1]));
    if (verb.startsWith('LOGOUT')) say('* BYE');
    say(`${tag} OK ${/^EXAMINE/.test(verb) ? '[READ-ONLY] ' : ''}done`);
    if (verb.startsWith('LOGOUT')) socket.end();
  }

  function refuse(tag: string, reason: string): void {
    say(`${tag} NO ${reason}`);
  }

  function open(): void {
    say('* FLAGS (\\Seen)');
    say(`* ${mailbox.mails.length} EXISTS`);
    say(`* OK [UIDVALIDITY ${mailbox.uidValidity}] valid`);
    say(`* OK [UIDNEXT ${(mailbox.mails.at(-1)?.uid ?? 0) + 1}] next`);
  }

  /** Like real servers, always includes the last email in `n:*`, even if its UID is below n. */
  function searched(verb: string): number[] {
    const from = Number(/UID (\d+):\*/.exec(verb)?.[1] ?? 0);
    return mailbox.mails
      .filter(({ uid }, index) => uid >= from || index === mailbox.mails.length - 1)
      .map(({ uid }) => uid);
  }

  function fetch(uid: number): void {
    const index = mailbox.mails.findIndex((email) => email.uid === uid);
    const mail = mailbox.mails[index];
    if (!mail) return;
    const bytes = Buffer.from(mail.raw);
    socket.write(`* ${index + 1} FETCH (UID ${uid} BODY[]<0> {${bytes.length}}\r\n`);
    socket.write(bytes);
    say(')');
  }
}
