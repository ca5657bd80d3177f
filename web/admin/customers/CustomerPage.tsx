import { useLingui } from '@lingui/react';
import { Alert, Box, Link, Skeleton, Stack } from '@mui/material';
import { useParams } from 'react-router-dom';
import { formatNpr } from '#domain/pricing/money.ts';
import { formatPhone } from '#domain/text/formatPhone.ts';
import { AdminNotFound } from '#web/admin/screen/AdminNotFound.tsx';
import { AdminPage } from '#web/admin/screen/AdminPage.tsx';
import { useHasPermission } from '#web/session/useHasPermission.ts';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { adminPaths } from '../adminPaths.ts';
import { ThreadsPanel } from '../inbox/ThreadsPanel.tsx';
import { DetailsList } from '../ui/DetailsList.tsx';
import { Instant } from '../ui/Instant.tsx';
import { InvitationNote } from '../ui/InvitationNote.tsx';
import { Panel } from '../ui/Panel.tsx';
import { ActivityPanel } from './ActivityPanel.tsx';
import { AddressesPanel } from './AddressesPanel.tsx';
import { CustomerActions } from './CustomerActions.tsx';
import { CustomerOrdersPanel } from './CustomerOrdersPanel.tsx';
import { type CustomerPage_CustomerFragment, useCustomerPageQuery } from './CustomerPage.generated.ts';
import { useResendCustomerInvitationMutation } from './Customers.generated.ts';
import { AccountState } from './customersList.tsx';
import { EmailChangeNote } from './EmailChangeNote.tsx';
import { GroupsPanel } from './GroupsPanel.tsx';
import { NotesPanel } from './NotesPanel.tsx';

export function CustomerPage() {
  const { id = '' } = useParams();
  const { i18n } = useLingui();
  const { data, error, refetch } = useCustomerPageQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  if (data?.customer) return <Customer key={id} customer={data.customer} />;
  if (data)
    return (
      <AdminNotFound
        title={i18n.t('Customer not found')}
        to={adminPaths.customers}
        label={i18n.t('All customers')}
      />
    );
  return (
    <AdminPage title={i18n.t('Customer')}>
      {error ? <ErrorState error={error} retry={refetch} /> : <Skeleton aria-hidden height={420} />}
    </AdminPage>
  );
}

function Customer({ customer }: { customer: CustomerPage_CustomerFragment }) {
  const { i18n } = useLingui();
  const can = useHasPermission();
  const [resend] = useResendCustomerInvitationMutation();
  const { id, name, email, isEmailVerified, phone, status, blockedReason, orderCount, spent } = customer;
  return (
    <AdminPage
      title={name}
      subtitle={<AccountState customer={customer} />}
      actions={<CustomerActions customer={customer} />}
    >
      {status === 'BLOCKED' && (
        <Alert severity="warning" variant="outlined" sx={{ mb: 2 }}>
          {i18n.t('Blocked: {reason}', { reason: blockedReason ?? '–' })}
        </Alert>
      )}
      {customer.invitation && can('manageCustomers') && (
        <InvitationNote
          invitation={customer.invitation}
          onResend={async () => {
            const { data } = await resend({ variables: { input: { id } } });
            return data?.resendCustomerInvitation.errors;
          }}
        />
      )}
      {customer.emailChange && (
        <EmailChangeNote customerId={id} change={customer.emailChange} isEditable={can('manageCustomers')} />
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 380px)' },
        }}
      >
        <Stack sx={{ gap: 2, minWidth: 0 }}>
          {can('readOrders') && <CustomerOrdersPanel customerId={id} />}
          <ThreadsPanel about={{ customerId: id }} name={customer.name} />
          <ActivityPanel customerId={id} />
        </Stack>
        <Stack sx={{ gap: 2, minWidth: 0 }}>
          <Panel title={i18n.t('Account')}>
            <DetailsList
              rows={[
                { label: i18n.t('Email'), value: <Link href={`mailto:${email}`}>{email}</Link> },
                { label: i18n.t('Email verified'), value: isEmailVerified ? i18n.t('Yes') : i18n.t('No') },
                {
                  label: i18n.t('Phone'),
                  value: phone ? <Link href={`tel:${phone}`}>{formatPhone(phone)}</Link> : '–',
                },
                { label: i18n.t('Customer since'), value: <Instant at={customer.createdAt} day /> },
                { label: i18n.t('Orders'), value: orderCount },
                ...(spent === null
                  ? []
                  : [{ label: i18n.t('Total spent'), value: formatNpr(spent, i18n.locale) }]),
                { label: i18n.t('Last order'), value: <Instant at={customer.lastOrder?.placedAt} day /> },
              ]}
            />
          </Panel>
          <NotesPanel customer={customer} />
          <GroupsPanel customer={customer} />
          <AddressesPanel addresses={customer.addresses} />
        </Stack>
      </Box>
    </AdminPage>
  );
}
