import { Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { Decrypter, Encrypter } from 'age-encryption';
import { toWebStream } from '#graph/storage/toWebStream.ts';
import { BackupProblem } from '../backupProblem.ts';
import { damaged } from './archiveReader.ts';

const MAGIC = 'age-encryption.org/';

/** In the format of age (age-encryption.org), so that `age --decrypt` opens it too. */
export async function encrypted(stream: Readable, passphrase: string): Promise<Readable> {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  return fromWeb(await encrypter.encrypt(toWebStream(stream)));
}

/** The archive as it was before it was encrypted, where it was. */
export async function decrypted(stream: Readable, passphrase: string | null): Promise<Readable> {
  const { isEncrypted, whole } = await lookAt(stream);
  if (!isEncrypted) return whole;
  if (!passphrase)
    throw new BackupProblem('The backup is encrypted. Give its passphrase in BACKUP_PASSPHRASE.');
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  return decrypter.decrypt(toWebStream(whole)).then(fromWeb, (error: Error) => {
    if (!/no identity matched/.test(error.message)) throw damaged(error);
    throw new BackupProblem('The passphrase in BACKUP_PASSPHRASE is not the one of this backup.');
  });
}

async function lookAt(stream: Readable): Promise<{ isEncrypted: boolean; whole: Readable }> {
  const chunks = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  let head = Buffer.alloc(0);
  while (head.length < MAGIC.length) {
    const { value, done } = await chunks.next();
    if (done) break;
    head = Buffer.concat([head, value]);
  }
  const whole = async function* () {
    yield head;
    for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value;
  };
  return { isEncrypted: head.toString('latin1').startsWith(MAGIC), whole: Readable.from(whole()) };
}

function fromWeb(stream: ReadableStream<Uint8Array>): Readable {
  return Readable.fromWeb(stream as NodeStream<Uint8Array>);
}
