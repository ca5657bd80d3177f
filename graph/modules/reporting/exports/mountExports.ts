import { createReadStream } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { viewerHasPermission } from '#graph/access/viewerHasPermission.ts';
import { httpRefusal } from '#graph/http/httpErrors.ts';
import type { MountOptions } from '#graph/schema/module.ts';
import { requiredPermissions } from '#graph/spreadsheets/exportedList.ts';
import { spreadsheetFormats } from '#graph/spreadsheets/spreadsheetFormats.ts';
import { exportedLists, isListName } from './exportedLists.ts';
import { exportPath, findSize } from './exportFile.ts';
import type { ExportJob } from './exportJob.ts';
import { findFormat } from './findFormat.ts';
import { ownExports } from './listExports.ts';

/** Mounts `GET /exports/:id`, which serves an export's file to its owner while they can see the list. */
export function mountExports(app: FastifyInstance, { exportsDir, createContext }: MountOptions) {
  app.get<{ Params: { id: string } }>('/exports/:id', async (request, reply) => {
    const context = await createContext(request);
    const { viewer, apiKey, prisma } = context;
    if (apiKey) throw notAllowed();
    if (!viewer) throw httpRefusal(401, /*i18n*/ 'Authentication required. Please login.');
    if (!viewerHasPermission(viewer, 'exportLists')) throw notAllowed();

    const storedExport = await prisma.listExport.findFirst({
      where: { ...ownExports(context), id: request.params.id, job: { status: 'DONE' } },
      include: { job: true },
    });
    const path = storedExport && exportPath(exportsDir, storedExport);
    const size = path && (await findSize(path));
    if (!storedExport || !path || size === null)
      throw httpRefusal(404, /*i18n*/ 'This file is no longer available.');
    if (!isListName(storedExport.list)) throw notAllowed();
    const { columns } = storedExport.job.payload as ExportJob;
    const needed = requiredPermissions(exportedLists[storedExport.list], columns);
    if (!needed.every((action) => viewerHasPermission(viewer, action))) throw notAllowed();

    return reply
      .type(spreadsheetFormats[findFormat(storedExport)].contentType)
      .header('cache-control', 'private, no-store')
      .header('content-length', size)
      .header('content-disposition', `attachment; filename="${storedExport.fileName}"`)
      .send(createReadStream(path));
  });
}

function notAllowed() {
  return httpRefusal(403, /*i18n*/ 'You do not have permission to perform this action.');
}
