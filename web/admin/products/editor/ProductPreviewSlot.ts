import { type ComponentType, createContext } from 'react';

interface ProductPreviewProps {
  id: string;
  onClose: () => void;
}

/** Shows a piece as the shop does. The back-office does not know the shop: who puts both together says what this is. */
export const ProductPreviewSlot = createContext<ComponentType<ProductPreviewProps>>(() => null);
