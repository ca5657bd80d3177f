import { createContext, type ReactNode } from 'react';

export const InsideCartContext = createContext(false);

export function CartProvider({ children }: { children: ReactNode }) {
  return <InsideCartContext value={true}>{children}</InsideCartContext>;
}
