import type { GraphModule } from '#graph/schema/module.ts';
import { mountReturnPhotos } from './mountReturnPhotos.ts';
import { access } from './returns.access.ts';
import { resolvers } from './returns.resolvers.ts';

export const returns: GraphModule = { resolvers: [resolvers], access, mount: mountReturnPhotos };
