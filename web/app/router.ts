import { createHashRouter } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { ADMIN_ROUTE, routes } from './routes.tsx';

export const router = createHashRouter(routes, {
  // The back-office's addresses are read when somebody first goes there: shoppers need none of them.
  async patchRoutesOnNavigation({ path, patch }) {
    if (path !== paths.admin && !path.startsWith(`${paths.admin}/`)) return;
    const { adminRoutes } = await import('#web/admin/adminRoutes.tsx');
    patch(ADMIN_ROUTE, adminRoutes);
  },
});
