import type { Control, UseFormReturn } from 'react-hook-form';
import type { CheckoutValues } from './checkoutValues.ts';

export type CheckoutFormApi = UseFormReturn<CheckoutValues>;
export type CheckoutControl = Control<CheckoutValues>;
