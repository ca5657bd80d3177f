import { join } from 'node:path';
import { readEnv } from '#graph/env.ts';
import { writePreview } from './writePreview.ts';

const { DATA_DIR, PUBLIC_URL } = readEnv({ DATABASE_URL: 'mysql://none/none', ...process.env });
await writePreview({ folder: join(DATA_DIR, 'mail-preview'), publicUrl: PUBLIC_URL });
