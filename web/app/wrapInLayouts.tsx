import { Outlet, type RouteObject } from 'react-router-dom';
import { ShopLayout } from '#web/shop/layout/ShopLayout.tsx';
import { ErrorBoundary } from '#web/ui/navigation/ErrorBoundary.tsx';
import { ErrorPage } from './ErrorPage.tsx';
import { Root } from './Root.tsx';

/** Wraps only the shop screens in the shop layout. */
export function wrapInLayouts(shopScreens: RouteObject[], otherRoutes: RouteObject[] = []): RouteObject[] {
  const errorBoundaryElement = (
    <ErrorBoundary fallback={<ErrorPage />}>
      <Outlet />
    </ErrorBoundary>
  );
  return [
    {
      element: <Root />,
      children: [
        { element: <ShopLayout />, children: [{ element: errorBoundaryElement, children: shopScreens }] },
        ...otherRoutes,
      ],
    },
  ];
}
