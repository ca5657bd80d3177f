import { withUserErrors } from '#graph/errors/userErrors.ts';
import type { Resolvers } from '#graph/schema/schema.generated.ts';
import { findVisibleBanner } from '../banners/banners.ts';
import {
  createHomeSection,
  deleteHomeSection,
  listVisibleHomeSections,
  reorderHomeSections,
  updateHomeSection,
} from './homeSections.ts';

export const resolvers: Resolvers = {
  Query: {
    home: (_parent, _args, { snapshot }) => ({
      hero: findVisibleBanner(snapshot, 'HERO'),
      rows: listVisibleHomeSections(snapshot),
    }),
    adminHomeSections: (_parent, _args, { snapshot }) => snapshot.content.rows,
  },
  Mutation: {
    createHomeSection: (_parent, { input }, context) =>
      withUserErrors('row', () => createHomeSection(context, input)),
    updateHomeSection: (_parent, { input }, context) =>
      withUserErrors('row', () => updateHomeSection(context, input)),
    deleteHomeSection: (_parent, { input }, context) =>
      withUserErrors('deletedId', () => deleteHomeSection(context, input)),
    reorderHomeSections: (_parent, { input }, context) =>
      withUserErrors('rows', () => reorderHomeSections(context, input)),
  },
  HomeSection: {
    collection: ({ collectionId }, _args, { snapshot }) =>
      snapshot.collections.find(({ id }) => id === collectionId) ?? null,
  },
  HomeSectionForStaff: {
    collection: ({ collectionId }, _args, { snapshot }) =>
      snapshot.allCollections.find(({ id }) => id === collectionId) ?? null,
  },
};
