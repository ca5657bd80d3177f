import { createHashRouter } from 'react-router-dom';
import { routes } from './routes.tsx';

export const router = createHashRouter(routes);
