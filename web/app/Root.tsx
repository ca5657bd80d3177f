import { Outlet } from 'react-router-dom';
import { NavigationProgress } from './NavigationProgress.tsx';
import { RequestProblems } from './RequestProblems.tsx';
import { ScrollKeeper } from './ScrollKeeper.tsx';

/** Around every screen. */
export function Root() {
  return (
    <>
      <NavigationProgress />
      <RequestProblems />
      <ScrollKeeper />
      <Outlet />
    </>
  );
}
