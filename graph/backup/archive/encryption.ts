import { Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { Decrypter, Encrypter } from 'age-encryption';
import { toWebStream } from '#graph/storage/toWebStream.ts';
import { BackupProblem } from '../backupProblem.ts';
import { createDamagedBackupProblem } from './archiveReader.ts';

const AGE_HEADER = 'age-encryption.org/';

/** Encrypts a stream in the age format (age-encryption.org), so that `age --decrypt` can also open it. */
export async function encrypt(stream: Readable, passphrase: string): Promise<Readable> {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  return fromWeb(await encrypter.encrypt(toWebStream(stream)));
}

/** Returns the decrypted archive, or the stream itself if it is not encrypted. */
export async function decrypt(stream: Readable, passphrase: string | null): Promise<Readable> {
  const { isEncrypted, fullStream } = await detectEncryption(stream);
  if (!isEncrypted) return fullStream;
  if (!passphrase)
    throw new BackupProblem('The backup is encrypted. Set BACKUP_PASSPHRASE to its passphrase.');
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  return decrypter.decrypt(toWebStream(fullStream)).then(fromWeb, (error: Error) => {
    if (!/no identity matched/.test(error.message)) throw createDamagedBackupProblem(error);
    throw new BackupProblem('BACKUP_PASSPHRASE is not the passphrase of this backup.');
  });
}

async function detectEncryption(stream: Readable): Promise<{ isEncrypted: boolean; fullStream: Readable }> {
  const chunks = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  let head = Buffer.alloc(0);
  while (head.length < AGE_HEADER.length) {
    const { value, done } = await chunks.next();
    if (done) break;
    head = Buffer.concat([head, value]);
  }
  const readAll = async function* () {
    yield head;
    for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value;
  };
  return {
    isEncrypted: head.toString('latin1').startsWith(AGE_HEADER),
    fullStream: Readable.from(readAll()),
  };
}

function fromWeb(stream: ReadableStream<Uint8Array>): Readable {
  return Readable.fromWeb(stream as NodeStream<Uint8Array>);
}
