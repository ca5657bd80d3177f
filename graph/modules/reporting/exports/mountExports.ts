import { createReadStream } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { viewerHasPermission } from '#graph/access/viewerHasPermission.ts';
import { createHttpRefusal } from '#graph/http/httpErrors.ts';
import type { MountOptions } from '#graph/schema/module.ts';
import { listRequiredPermissions } from '#graph/spreadsheets/defineExportedList.ts';
import { spreadsheetFormats } from '#graph/spreadsheets/spreadsheetFormats.ts';
import { exportedLists, isListName } from './exportedLists.ts';
import { findSize, getExportPath } from './exportFile.ts';
import type { ExportJob } from './exportJob.ts';
import { findFormat } from './findFormat.ts';
import { buildOwnExportsCondition } from './listExports.ts';

/** Mounts `GET /exports/:id`, which serves an export's file to its owner while they can see the list. */
export function mountExports(app: FastifyInstance, { exportsDir, createContext }: MountOptions) {
  app.get<{ Params: { id: string } }>('/exports/:id', async (request, reply) => {
    const context = await createContext(request);
    const { viewer, apiKey, prisma } = context;
    if (apiKey) throw createForbiddenError();
    if (!viewer) throw createHttpRefusal(401, /*i18n*/ 'Authentication required. Please login.');
    if (!viewerHasPermission(viewer, 'exportLists')) throw createForbiddenError();

    const storedExport = await prisma.listExport.findFirst({
      where: { ...buildOwnExportsCondition(context), id: request.params.id, job: { status: 'DONE' } },
      include: { job: true },
    });
    const path = storedExport && getExportPath(exportsDir, storedExport);
    const size = path && (await findSize(path));
    if (!storedExport || !path || size === null)
      throw createHttpRefusal(404, /*i18n*/ 'This file is no longer available.');
    if (!isListName(storedExport.list)) throw createForbiddenError();
    const { columns } = storedExport.job.payload as ExportJob;
    const requiredPermissions = listRequiredPermissions(exportedLists[storedExport.list], columns);
    if (!requiredPermissions.every((action) => viewerHasPermission(viewer, action)))
      throw createForbiddenError();

    return reply
      .type(spreadsheetFormats[findFormat(storedExport)].contentType)
      .header('cache-control', 'private, no-store')
      .header('content-length', size)
      .header('content-disposition', `attachment; filename="${storedExport.fileName}"`)
      .send(createReadStream(path));
  });
}

function createForbiddenError() {
  return createHttpRefusal(403, /*i18n*/ 'You do not have permission to perform this action.');
}
