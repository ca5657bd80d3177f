import { UNSAFE_createHashHistory as createHashHistory } from 'react-router-dom';
import { createNavigation } from '#web/ui/navigation/navigation.ts';
import { routes } from './routes.tsx';

/** The one navigation of the app. */
export const navigation = createNavigation(createHashHistory(), routes);
