import { type ComponentType, createContext } from 'react';

interface ProductPreviewProps {
  id: string;
  onClose: () => void;
}

/**
 * Component that shows a product as in the shop. The back office does not import the shop, so the app provides it.
 */
export const ProductPreviewSlot = createContext<ComponentType<ProductPreviewProps>>(() => null);
