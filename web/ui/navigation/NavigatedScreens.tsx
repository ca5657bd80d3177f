import { startTransition, useEffect, useState } from 'react';
import { Router, useRoutes } from 'react-router-dom';
import { ArrivalContext, NavigationContext } from './contexts.ts';
import type { Arrival, Navigation } from './navigation.ts';

export interface NavigatedScreensProps {
  navigation: Navigation;
  /** Location that the server rendered. It is shown first, even if the visitor navigates during hydration. */
  renderedArrival?: Arrival | undefined;
}

/** Shows the screen of the current location. The next screen renders in small steps, so that taps are still handled. */
export function NavigatedScreens({ navigation, renderedArrival }: NavigatedScreensProps) {
  const [arrival, setArrival] = useState(renderedArrival ?? navigation.arrival);
  useEffect(() => {
    const updateArrival = () => startTransition(() => setArrival(navigation.arrival));
    updateArrival();
    return navigation.subscribe(updateArrival);
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
