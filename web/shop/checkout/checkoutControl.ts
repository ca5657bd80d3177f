import type { Control } from 'react-hook-form';
import type { CheckoutValues } from './checkoutValues.ts';

export type CheckoutControl = Control<CheckoutValues>;
