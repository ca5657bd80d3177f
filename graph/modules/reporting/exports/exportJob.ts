import type { ListExportValues } from '#domain/reporting/listExportSchema.ts';
import type { Prisma } from '#graph/prisma/generated/client.ts';
import type { ListName } from './exportedLists.ts';

/** What the job that writes an export has to know. */
export type ExportJob = {
  list: ListName;
  columns: ListExportValues['columns'];
  /** As JSON keeps it. */
  filter: Prisma.InputJsonObject;
  sort: string[];
};
