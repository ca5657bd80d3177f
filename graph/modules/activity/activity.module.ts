import { ACTIVITY_DAYS } from '#domain/activity/activity.ts';
import { createCleanupTask } from '#graph/jobs/cleanup/cleanupTask.ts';
import type { GraphModule } from '#graph/schema/module.ts';
import { access } from './activity.access.ts';
import { resolvers } from './activity.resolvers.ts';

export const activity: GraphModule = {
  resolvers: [resolvers],
  access,
  cleanup: [
    createCleanupTask({ table: 'activities', key: 'id', condition: 'at < ?', days: ACTIVITY_DAYS }),
    createCleanupTask({
      table: 'activity_sessions',
      key: 'id',
      condition: 'created_at < ?',
      days: ACTIVITY_DAYS,
    }),
  ],
};
