import { startTransition, useEffect, useState } from 'react';
import { Router, useRoutes } from 'react-router-dom';
import { ArrivalContext, NavigationContext } from './contexts.ts';
import type { Arrival, Navigation } from './navigation.ts';

export interface NavigatedScreensProps {
  navigation: Navigation;
  /** Location that the server rendered. It is shown first, even if the visitor navigates during hydration. */
  renderedArrival?: Arrival | undefined;
}

/**
 * Shows the screen of the current location. The next one renders in small steps, so that taps are handled meanwhile.
 */
export function NavigatedScreens({ navigation, renderedArrival: rendered }: NavigatedScreensProps) {
  const [arrival, setArrival] = useState(rendered ?? navigation.arrival);
  useEffect(() => {
    const follow = () => startTransition(() => setArrival(navigation.arrival));
    follow();
    return navigation.subscribe(follow);
  }, [navigation]);

  return (
    <NavigationContext value={navigation}>
      <ArrivalContext value={arrival}>
        <Router location={arrival.location} navigationType={arrival.type} navigator={navigation.navigator}>
          <Screens navigation={navigation} />
        </Router>
      </ArrivalContext>
    </NavigationContext>
  );
}

function Screens({ navigation }: { navigation: Navigation }) {
  return useRoutes(navigation.routes);
}
