import { Outlet, type RouteObject } from 'react-router-dom';
import { ShopLayout } from '#web/shop/layout/ShopLayout.tsx';
import { ErrorBoundary } from '#web/ui/navigation/ErrorBoundary.tsx';
import { ErrorPage } from './ErrorPage.tsx';
import { Root } from './Root.tsx';

/** The screens of the shop within its layout, and others without. */
export function inLayouts(shopScreens: RouteObject[], others: RouteObject[] = []): RouteObject[] {
  const unbroken = (
    <ErrorBoundary fallback={<ErrorPage />}>
      <Outlet />
    </ErrorBoundary>
  );
  return [
    {
      element: <Root />,
      children: [
        { element: <ShopLayout />, children: [{ element: unbroken, children: shopScreens }] },
        ...others,
      ],
    },
  ];
}
