import type { PaletteOptions } from '@mui/material';
import type { OrderStatus, PaymentStatus } from '#domain/orders/orderLifecycle.ts';
import { mapProviders, type OnlineMethod } from '#domain/payments/onlineMethods.ts';

/** Colours of status icons and texts, with a contrast of at least 4.5 : 1 on the page and on raised surfaces. */
type StatusColours = Record<OrderStatus | PaymentStatus, string>;

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
  interface Palette {
    /** Border of controls, with a contrast of at least 3 : 1. */
    controlBorder: string;
    status: StatusColours;
    /** Brand colour of a payment provider, readable behind white text. */
    provider: Record<OnlineMethod, string>;
  }
  interface PaletteOptions {
    controlBorder: string;
    status: StatusColours;
    provider: Record<OnlineMethod, string>;
  }
  interface TypeBackground {
    /** Background of a photo. */
    tile: string;
  }
}

const providerColours = mapProviders(({ mark }) => mark.colour);

export const lightPalette: PaletteOptions = {
  background: { default: '#FAF7F2', paper: '#FFFFFF', tile: '#EFEBE4' },
  text: { primary: '#221C17', secondary: '#6B6157', disabled: '#8F8478' },
  primary: { main: '#8A5A0B', light: '#8A5A0B', dark: '#6E4708', contrastText: '#FFFFFF' },
  secondary: { main: '#221C17', light: '#221C17', dark: '#000000', contrastText: '#FAF7F2' },
  error: { main: '#8C1D2F', light: '#8C1D2F', dark: '#701726', contrastText: '#FFFFFF' },
  success: { main: '#2C6449', light: '#2C6449', dark: '#234F3A', contrastText: '#FFFFFF' },
  warning: { main: '#8A5A0B', light: '#8A5A0B', dark: '#6E4708', contrastText: '#FFFFFF' },
  info: { main: '#6B6157', light: '#6B6157', dark: '#554D45', contrastText: '#FFFFFF' },
  divider: '#E4DCCF',
  controlBorder: '#8F8478',
  provider: providerColours,
  status: {
    PENDING: '#A34300',
    CONFIRMED: '#1D5A9C',
    PROCESSING: '#6B3FA0',
    SHIPPED: '#0B6670',
    DELIVERED: '#2C6449',
    CANCELLED: '#8C1D2F',
    RETURNED: '#5B6470',
    UNPAID: '#A34300',
    PART_PAID: '#7A5A00',
    PAID: '#2C6449',
    PART_REFUNDED: '#3F5C7A',
    REFUNDED: '#5B6470',
  },
};

export const darkPalette: PaletteOptions = {
  background: { default: '#15110D', paper: '#1E1914', tile: '#26201A' },
  text: { primary: '#F4EDE3', secondary: '#B9AD9E', disabled: '#7A6F62' },
  primary: { main: '#DDB566', light: '#DDB566', dark: '#E8C888', contrastText: '#1B1206' },
  secondary: { main: '#F4EDE3', light: '#F4EDE3', dark: '#FAF7F2', contrastText: '#15110D' },
  error: { main: '#F08C96', light: '#F08C96', dark: '#F5AAB1', contrastText: '#1B1206' },
  success: { main: '#86CFA9', light: '#86CFA9', dark: '#A3DBBE', contrastText: '#1B1206' },
  warning: { main: '#DDB566', light: '#DDB566', dark: '#E8C888', contrastText: '#1B1206' },
  info: { main: '#B9AD9E', light: '#B9AD9E', dark: '#CFC5B8', contrastText: '#1B1206' },
  divider: '#342C24',
  controlBorder: '#7A6F62',
  provider: providerColours,
  status: {
    PENDING: '#F5A765',
    CONFIRMED: '#8FBDF2',
    PROCESSING: '#C6A9F4',
    SHIPPED: '#6FCBD5',
    DELIVERED: '#86CFA9',
    CANCELLED: '#F08C96',
    RETURNED: '#B3BDC8',
    UNPAID: '#F5A765',
    PART_PAID: '#E3CB66',
    PAID: '#86CFA9',
    PART_REFUNDED: '#9DB8D6',
    REFUNDED: '#B3BDC8',
  },
};
