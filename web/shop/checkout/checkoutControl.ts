import type { Control } from 'react-hook-form';
import type { CheckoutValues } from '#web/order/checkoutValues.ts';

export type CheckoutControl = Control<CheckoutValues>;
