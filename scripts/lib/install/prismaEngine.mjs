// @ts-check

/** The store never uses Prisma's native engine, which Prisma would download: any existing file stands in for it. */
export const withoutPrismaEngine = {
  PRISMA_SCHEMA_ENGINE_BINARY: process.env.PRISMA_SCHEMA_ENGINE_BINARY || process.execPath,
};
