import { type ComponentType, createContext } from 'react';

interface ProductPreviewProps {
  id: string;
  onClose: () => void;
}

/**
 * Component that previews a product as it appears in the shop. The back office does not import the shop, so the app
 * provides it.
 */
export const ProductPreviewSlot = createContext<ComponentType<ProductPreviewProps>>(() => null);
