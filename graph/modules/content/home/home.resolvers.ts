import { withUserErrors } from '#graph/errors/userErrors.ts';
import type { Resolvers } from '#graph/schema/schema.generated.ts';
import { visibleBanner } from '../banners/banners.ts';
import {
  createHomeRow,
  deleteHomeRow,
  reorderHomeRows,
  updateHomeRow,
  visibleHomeSections,
} from './homeSections.ts';

export const resolvers: Resolvers = {
  Query: {
    home: (_parent, _args, { snapshot }) => ({
      hero: visibleBanner(snapshot, 'HERO'),
      rows: visibleHomeSections(snapshot),
    }),
    adminHomeRows: (_parent, _args, { snapshot }) => snapshot.content.rows,
  },
  Mutation: {
    createHomeRow: (_parent, { input }, context) =>
      withUserErrors('row', () => createHomeRow(context, input)),
    updateHomeRow: (_parent, { input }, context) =>
      withUserErrors('row', () => updateHomeRow(context, input)),
    deleteHomeRow: (_parent, { input }, context) =>
      withUserErrors('deletedId', () => deleteHomeRow(context, input)),
    reorderHomeRows: (_parent, { input }, context) =>
      withUserErrors('rows', () => reorderHomeRows(context, input)),
  },
  HomeRow: {
    collection: ({ collectionId }, _args, { snapshot }) =>
      snapshot.collections.find(({ id }) => id === collectionId) ?? null,
  },
  HomeRowForStaff: {
    collection: ({ collectionId }, _args, { snapshot }) =>
      snapshot.allCollections.find(({ id }) => id === collectionId) ?? null,
  },
};
