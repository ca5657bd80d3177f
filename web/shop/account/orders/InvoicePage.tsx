import { useLingui } from '@lingui/react';
import { Button, Container, Skeleton, Stack } from '@mui/material';
import { Link, useParams } from 'react-router-dom';
import { CreditNoteDownload } from '#web/order/CreditNoteDownload.tsx';
import { InvoiceDownload } from '#web/order/InvoiceDownload.tsx';
import { paths } from '#web/paths.ts';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { ScreenNotice } from '#web/ui/states/ScreenNotice.tsx';
import { Invoice } from './Invoice.tsx';
import { useInvoicePageQuery } from './InvoicePage.generated.ts';

/** Invoice of an order, to read, print and download. */
export function InvoicePage() {
  const { i18n } = useLingui();
  const { id = '' } = useParams();
  const { data, loading, error, refetch } = useInvoicePageQuery({ variables: { id } });
  const order = data?.order;

  if (!order && !loading && !error) return <ScreenNotice title={i18n.t('Order not found')} />;
  return (
    <Container sx={{ py: { xs: 3, md: 6 }, '@media print': { p: 0 } }}>
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', mb: 4, '@media print': { display: 'none' } }}>
        <Button component={Link} to={paths.order(id)} variant="text">
          {i18n.t('Back to the order')}
        </Button>
        <Button variant="outlined" onClick={() => window.print()} disabled={!order}>
          {i18n.t('Print')}
        </Button>
        {order && <InvoiceDownload order={order} />}
        {order?.creditNotes.map((note) => (
          <CreditNoteDownload key={note.id} note={note} shouldShowNumber />
        ))}
      </Stack>
      {order ? (
        <Invoice order={order} />
      ) : error ? (
        <ErrorState error={error} retry={refetch} />
      ) : (
        <Skeleton aria-hidden height={640} />
      )}
    </Container>
  );
}
