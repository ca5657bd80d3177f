import { useLingui } from '@lingui/react';
import { Stack, Typography } from '@mui/material';
import { FieldGrid } from '#web/admin/ui/FieldGrid.tsx';
import { useHasPermission } from '#web/session/useHasPermission.ts';
import { SwitchInput } from '#web/ui/form/SwitchInput.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { ChoiceInput } from './ChoiceInput.tsx';
import type { CouponFieldsProps } from './CouponFields.tsx';
import { useCouponGroupsQuery } from './Coupons.generated.ts';
import { NamesInput } from './NamesInput.tsx';

/** Edits the customers who can use a coupon and the limits on its use. */
export function AudienceFields({ control, values }: Pick<CouponFieldsProps, 'control' | 'values'>) {
  const { i18n } = useLingui();
  const canSeeGroups = useHasPermission()('readCustomers');
  const isForGroups = values.customers === 'GROUPS';
  const { data } = useCouponGroupsQuery({ skip: !isForGroups || !canSeeGroups });
  return (
    <Stack sx={{ gap: 2 }}>
      <ChoiceInput
        control={control}
        name="customers"
        label={i18n.t('Eligible customers')}
        options={[
          { value: 'ALL', label: i18n.t('Everyone') },
          { value: 'GROUPS', label: i18n.t('Specific customer groups') },
        ]}
      />
      {isForGroups && canSeeGroups && (
        <NamesInput
          control={control}
          name="groupIds"
          label={i18n.t('Groups')}
          options={data?.customerGroups.map(({ id, name }) => ({ id: String(id), name }))}
        />
      )}
      {isForGroups && !canSeeGroups && (
        <Typography color="textSecondary">
          {i18n.t('Only staff with access to customers can choose groups.')}
        </Typography>
      )}
      <FieldGrid>
        <TextInput
          control={control}
          name="perCustomer"
          label={i18n.t('Uses per customer')}
          optional
          helperText={i18n.t(
            'Maximum number of orders per customer. Customers are identified by account, email address or phone number.',
          )}
          inputMode="numeric"
          autoComplete="off"
        />
      </FieldGrid>
      <SwitchInput control={control} name="isFirstOrderOnly" label={i18n.t('First order only')} />
    </Stack>
  );
}
