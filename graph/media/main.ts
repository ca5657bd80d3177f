// Copies photos and 3D models from the data folder to the bucket: node --import tsx graph/media/main.ts (DATA_DIR,
// S3_…)
import { readEnv } from '#graph/env.ts';
import { createFolderStore } from '#graph/storage/folderStore.ts';
import { getMediaFolder, openMediaStore } from './mediaStore.ts';
import { moveMedia } from './moveMedia.ts';

try {
  const env = readEnv({ DATABASE_URL: 'mysql://none/none', ...process.env });
  if (!env.s3)
    throw new Error(
      'No bucket is configured. Set S3_BUCKET, S3_ENDPOINT, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.',
    );
  const folder = createFolderStore(getMediaFolder(env.DATA_DIR));
  const { copied, kept } = await moveMedia(folder, await openMediaStore(env), {
    report: (key) => process.stdout.write(`${key}\n`),
  });
  process.stdout.write(
    `\n${copied} copied, ${kept} already there. The folder was not changed. Remove it once the store runs with the bucket.\n`,
  );
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
