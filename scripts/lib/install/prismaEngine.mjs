// @ts-check

/**
 * Prisma would download its native engine, which the store never uses. The path of any existing file prevents the
 * download.
 */
export const prismaEngineEnv = {
  PRISMA_SCHEMA_ENGINE_BINARY: process.env.PRISMA_SCHEMA_ENGINE_BINARY || process.execPath,
};
