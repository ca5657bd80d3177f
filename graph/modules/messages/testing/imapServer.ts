import { createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach } from 'vitest';

/** A mailbox on its own port, with the subset of IMAP4rev1 needed to read it. */
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
    handleConnection(mailbox, socket);
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

function handleConnection(mailbox: TestMailbox, socket: Socket): void {
  const writeLine = (line: string) => socket.write(`${line}\r\n`);
  writeLine('* OK [CAPABILITY IMAP4rev1 AUTH=PLAIN] ready');
  let buffer = '';
  let authTag: string | null = null;
  socket.on('data', (data) => {
    buffer += data.toString('latin1');
    for (let lineEnd = buffer.indexOf('\r\n'); lineEnd >= 0; lineEnd = buffer.indexOf('\r\n')) {
      const line = buffer.slice(0, lineEnd);
      buffer = buffer.slice(lineEnd + 2);
      if (authTag === null) handleCommand(line);
      else authenticate(authTag, line);
    }
  });

  function authenticate(tag: string, credentials: string): void {
    authTag = null;
    const isAuthenticated = Buffer.from(credentials, 'base64').toString().endsWith(`\0${mailbox.password}`);
    writeLine(
      isAuthenticated ? `${tag} OK logged in` : `${tag} NO [AUTHENTICATIONFAILED] Invalid credentials`,
    );
  }

  function handleCommand(line: string): void {
    const [, tag = '', command = ''] = /^(\S+) (.*)$/.exec(line) ?? [];
    const upperCaseCommand = command.toUpperCase();
    mailbox.commands.push(upperCaseCommand.replace(/^(LOGIN|AUTHENTICATE).*/, '$1'));
    if (upperCaseCommand.startsWith('CAPABILITY')) writeLine('* CAPABILITY IMAP4rev1 AUTH=PLAIN');
    if (upperCaseCommand.startsWith('AUTHENTICATE PLAIN')) {
      const [, credentials] = /^AUTHENTICATE PLAIN (\S+)$/i.exec(command) ?? [];
      if (credentials) authenticate(tag, credentials);
      else {
        authTag = tag;
        writeLine('+ ');
      }
      return;
    }
    if (upperCaseCommand.startsWith('LOGIN') && !command.includes(mailbox.password)) {
      writeRefusal(tag, '[AUTHENTICATIONFAILED] Invalid credentials');
      return;
    }
    if (/^(LIST|LSUB)/.test(upperCaseCommand) && /INBOX|[%*]/.test(upperCaseCommand))
      writeLine('* LIST (\\HasNoChildren) "/" INBOX');
    if (/^(SELECT|EXAMINE)/.test(upperCaseCommand)) {
      if (!/INBOX/.test(upperCaseCommand)) {
        writeRefusal(tag, '[NONEXISTENT] no such folder');
        return;
      }
      open();
    }
    if (upperCaseCommand.startsWith('UID SEARCH'))
      writeLine(['* SEARCH', ...findMatchingUids(upperCaseCommand)].join(' '));
    if (upperCaseCommand.startsWith('UID FETCH')) fetch(Number(/FETCH (\d+)/.exec(upperCaseCommand)?.[1]));
    if (upperCaseCommand.startsWith('LOGOUT')) writeLine('* BYE');
    writeLine(`${tag} OK ${/^EXAMINE/.test(upperCaseCommand) ? '[READ-ONLY] ' : ''}done`);
    if (upperCaseCommand.startsWith('LOGOUT')) socket.end();
  }

  function writeRefusal(tag: string, reason: string): void {
    writeLine(`${tag} NO ${reason}`);
  }

  function open(): void {
    writeLine('* FLAGS (\\Seen)');
    writeLine(`* ${mailbox.mails.length} EXISTS`);
    writeLine(`* OK [UIDVALIDITY ${mailbox.uidValidity}] valid`);
    writeLine(`* OK [UIDNEXT ${(mailbox.mails.at(-1)?.uid ?? 0) + 1}] next`);
  }

  /** Like real servers, always includes the last email in `n:*`, even if its UID is below n. */
  function findMatchingUids(command: string): number[] {
    const from = Number(/UID (\d+):\*/.exec(command)?.[1] ?? 0);
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
    writeLine(')');
  }
}
