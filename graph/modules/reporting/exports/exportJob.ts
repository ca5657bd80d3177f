import type { ListExportValues } from '#domain/reporting/listExportSchema.ts';
import type { Prisma } from '#graph/prisma/generated/client.ts';
import type { ListName } from './exportedLists.ts';

/** Payload of the job that writes an export. */
export type ExportJob = {
  list: ListName;
  columns: ListExportValues['columns'];
  /** Filter in JSON form. */
  filter: Prisma.InputJsonObject;
  sort: string[];
};
