import { randomUUID } from 'node:crypto';
import type { Attachment } from 'postal-mime';
import { DomainError } from '#domain/errors/errors.ts';
import { withoutHidden } from '#domain/text/hiddenCharacters.ts';
import { shorten } from '#domain/text/shorten.ts';
import { inOneLine } from '#domain/text/texts.ts';
import { PRIVATE_FOLDERS } from '#graph/media/mediaKey.ts';
import type { PrismaClient } from '#graph/prisma/generated/client.ts';
import type { FileStore } from '#graph/storage/fileStore.ts';

interface KeptFile {
  key: string;
  name: string;
  type: string;
  bytes: number;
}

export interface KeptFiles {
  files: KeptFile[];
  /** The names of what is not kept. */
  notKept: string[];
}

interface Services {
  prisma: PrismaClient;
  media: FileStore;
  now: Date;
}

const MAX_FILES = 10;
const MAX_BYTES = 10 * 1024 * 1024;
const MAX_NAME = 160;
const PDF = Buffer.from('%PDF-');

/**
 * Keeps the pictures and PDFs that came with a mail, by what they are and not by what they call themselves: pictures are
 * encoded anew. They are uploads until the message takes them over, so that none is left behind without one.
 */
export async function storeAttachments(
  services: Services,
  attachments: readonly Attachment[],
): Promise<KeptFiles> {
  const kept: KeptFiles = { files: [], notKept: [] };
  for (const attachment of attachments) {
    const name = nameOf(attachment);
    const bytes = toBytes(attachment);
    const file =
      kept.files.length < MAX_FILES && bytes.length <= MAX_BYTES ? await toFile(bytes, name) : null;
    if (!file) kept.notKept.push(name);
    else kept.files.push(await keep(services, file));
  }
  return kept;
}

interface Readable extends Omit<KeptFile, 'key' | 'bytes'> {
  content: Buffer;
  ending: string;
}

async function toFile(bytes: Buffer, name: string): Promise<Readable | null> {
  if (bytes.subarray(0, PDF.length).equals(PDF))
    return { content: bytes, name, type: 'application/pdf', ending: 'pdf' };
  const { readPhotograph } = await import('#graph/media/readPhotograph.ts');
  try {
    const { content } = await readPhotograph(bytes);
    return { content, name, type: 'image/webp', ending: 'webp' };
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}

/** The row first: a file without one would never be removed. */
async function keep(
  { prisma, media, now }: Services,
  { content, ending, ...file }: Readable,
): Promise<KeptFile> {
  const key = `${PRIVATE_FOLDERS.threads}/${randomUUID()}.${ending}`;
  await prisma.upload.create({ data: { key, width: 0, height: 0, colour: '#000000', createdAt: now } });
  await media.write(key, content);
  return { ...file, key, bytes: content.length };
}

function nameOf({ filename, mimeType }: Attachment): string {
  const name = inOneLine(withoutHidden(filename ?? '')).replace(/[/\\]/g, '_');
  return shorten(name || mimeType, MAX_NAME);
}

function toBytes({ content }: Attachment): Buffer {
  return typeof content === 'string' ? Buffer.from(content) : Buffer.from(new Uint8Array(content));
}
