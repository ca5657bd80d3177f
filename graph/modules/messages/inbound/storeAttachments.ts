import { randomUUID } from 'node:crypto';
import type { Attachment } from 'postal-mime';
import { DomainError } from '#domain/errors/errors.ts';
import { removeHiddenCharacters } from '#domain/text/hiddenCharacters.ts';
import { shorten } from '#domain/text/shorten.ts';
import { toSingleLine } from '#domain/text/texts.ts';
import { PRIVATE_FOLDERS } from '#graph/media/mediaKey.ts';
import type { PrismaClient } from '#graph/prisma/generated/client.ts';
import type { FileStore } from '#graph/storage/fileStore.ts';

interface StoredFile {
  key: string;
  name: string;
  type: string;
  bytes: number;
}

export interface StoredFiles {
  files: StoredFile[];
  /** Names of attachments that were not stored. */
  rejectedNames: string[];
}

interface Services {
  prisma: PrismaClient;
  media: FileStore;
  now: Date;
}

const MAX_FILES = 10;
const MAX_BYTES = 10 * 1024 * 1024;
const MAX_NAME_LENGTH = 160;
const PDF = Buffer.from('%PDF-');

/**
 * Stores the pictures and PDFs of an email. Their type is detected from the content, not from the name; pictures are
 * re-encoded. They remain uploads until they are attached to a message, so abandoned files are removed.
 */
export async function storeAttachments(
  services: Services,
  attachments: readonly Attachment[],
): Promise<StoredFiles> {
  const storedFiles: StoredFiles = { files: [], rejectedNames: [] };
  for (const attachment of attachments) {
    const name = toFileName(attachment);
    const bytes = toBytes(attachment);
    const file =
      storedFiles.files.length < MAX_FILES && bytes.length <= MAX_BYTES ? await toFile(bytes, name) : null;
    if (!file) storedFiles.rejectedNames.push(name);
    else storedFiles.files.push(await storeFile(services, file));
  }
  return storedFiles;
}

interface AcceptedFile extends Omit<StoredFile, 'key' | 'bytes'> {
  content: Buffer;
  extension: string;
}

async function toFile(bytes: Buffer, name: string): Promise<AcceptedFile | null> {
  if (bytes.subarray(0, PDF.length).equals(PDF))
    return { content: bytes, name, type: 'application/pdf', extension: 'pdf' };
  const { parsePhoto: readPhoto } = await import('#graph/media/parsePhoto.ts');
  try {
    const { content } = await readPhoto(bytes);
    return { content, name, type: 'image/webp', extension: 'webp' };
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}

/** The row is written first: a file without a row would never be removed. */
async function storeFile(
  { prisma, media, now }: Services,
  { content, extension: fileExtension, ...file }: AcceptedFile,
): Promise<StoredFile> {
  const key = `${PRIVATE_FOLDERS.threads}/${randomUUID()}.${fileExtension}`;
  await prisma.upload.create({ data: { key, width: 0, height: 0, colour: '#000000', createdAt: now } });
  await media.write(key, content);
  return { ...file, key, bytes: content.length };
}

function toFileName({ filename, mimeType }: Attachment): string {
  const name = toSingleLine(removeHiddenCharacters(filename ?? '')).replace(/[/\\]/g, '_');
  return shorten(name || mimeType, MAX_NAME_LENGTH);
}

function toBytes({ content }: Attachment): Buffer {
  return typeof content === 'string' ? Buffer.from(content) : Buffer.from(new Uint8Array(content));
}
