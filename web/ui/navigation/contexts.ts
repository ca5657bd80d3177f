import { createContext } from 'react';
import type { Arrival, Navigation } from './navigation.ts';

export const NavigationContext = createContext<Navigation | null>(null);

export const ArrivalContext = createContext<Arrival | null>(null);
