import { useLingui } from '@lingui/react';
import { Checkbox, FormControlLabel } from '@mui/material';
import { useEffect, useEffectEvent, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { OrderSheet_OrderFragment as Order } from '#web/admin/order/Order.generated.ts';
import type { EditValues } from './editValues.ts';

/** Offers to use the customer's new phone number for the delivery as well. Preselected if both numbers were the same. */
export function RecipientPhone({ order }: { order: Order }) {
  const { i18n } = useLingui();
  const { control, setValue } = useFormContext<EditValues>();
  const phone = useWatch({ control, name: 'contact.phone' });
  const [originalPhone, recipientPhone] = [order.contact.phone, order.shippingAddress.phone];
  const [shouldUpdateRecipient, setShouldUpdateRecipient] = useState(originalPhone === recipientPhone);
  const isPhoneChanged = phone !== originalPhone;

  const copyPhone = useEffectEvent((newPhone: string) => {
    if (shouldUpdateRecipient && isPhoneChanged)
      setValue('shippingAddress.phone', newPhone, { shouldDirty: true });
  });
  useEffect(() => copyPhone(phone), [phone]);

  function toggleRecipientUpdate(isChecked: boolean) {
    setShouldUpdateRecipient(isChecked);
    setValue('shippingAddress.phone', isChecked ? phone : recipientPhone, { shouldDirty: true });
  }

  if (!isPhoneChanged) return null;
  return (
    <FormControlLabel
      label={i18n.t('Also use this number for the courier')}
      control={
        <Checkbox
          checked={shouldUpdateRecipient}
          onChange={(_event, isChecked) => toggleRecipientUpdate(isChecked)}
        />
      }
    />
  );
}
