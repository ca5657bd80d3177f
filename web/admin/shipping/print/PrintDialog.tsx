import { useLingui } from '@lingui/react';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack } from '@mui/material';
import { useId, useState } from 'react';
import type { PrintDocument } from '#domain/orders/printDocuments.ts';
import { UNANSWERED_PROPOSAL_TEXT } from '#web/admin/edits/proposals/proposalTexts.ts';
import { FormAlert } from '#web/ui/form/FormAlert.tsx';
import { PrintFields } from './PrintFields.tsx';
import { openDocuments } from './printOrders.ts';

export interface PrintDialogProps {
  order: { id: string; number: string; proposal: unknown };
  onClose: () => void;
}

/** Prints documents of one order. */
export function PrintDialog({ order, onClose }: PrintDialogProps) {
  const { i18n } = useLingui();
  const id = useId();
  const [documents, setDocuments] = useState<PrintDocument[] | undefined>();
  const [problem, setProblem] = useState<string | null>(null);
  const [isLoading, setLoading] = useState(false);

  async function print() {
    setLoading(true);
    const errorMessage = await openDocuments([order.id], documents ?? []);
    setLoading(false);
    if (errorMessage === undefined) onClose();
    else setProblem(i18n.t(errorMessage));
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="xs">
      <DialogTitle id={id}>{i18n.t('Print order {number}', { number: order.number })}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 1 }}>
          <FormAlert>{problem}</FormAlert>
          {order.proposal !== null && (
            <FormAlert severity="warning">{i18n.t(UNANSWERED_PROPOSAL_TEXT)}</FormAlert>
          )}
          <PrintFields
            names={null}
            count={1}
            answer={documents}
            onAnswer={(selectedDocuments) => setDocuments(selectedDocuments as PrintDocument[] | undefined)}
          />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{i18n.t('Cancel')}</Button>
        <Button
          variant="contained"
          loading={isLoading}
          disabled={documents === undefined}
          onClick={() => void print()}
        >
          {i18n.t('Print')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
