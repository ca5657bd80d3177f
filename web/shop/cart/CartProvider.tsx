import { createContext, type ReactNode } from 'react';

export const InsideCart = createContext(false);

export function CartProvider({ children }: { children: ReactNode }) {
  return <InsideCart value={true}>{children}</InsideCart>;
}
