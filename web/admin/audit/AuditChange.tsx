import { useLingui } from '@lingui/react';
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Link,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useId, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Instant } from '../ui/Instant.tsx';
import { AuditActor } from './AuditActor.tsx';
import type { AuditPage_EntryFragment } from './AuditPage.generated.ts';
import { actionTexts } from './auditTexts.ts';
import { getEntityPath } from './entityLink.ts';
import { toChanges } from './toChanges.ts';

/** Shows a change in one line that expands to all fields. */
export function AuditChange({ entry }: { entry: AuditPage_EntryFragment }) {
  const { i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const fields = [...new Set(toChanges(i18n, entry).map(({ label }) => label))].join(', ');
  return (
    <>
      <Button
        variant="text"
        size="small"
        onClick={() => setOpen(true)}
        sx={{
          px: 0.5,
          minWidth: 0,
          maxWidth: 1,
          whiteSpace: 'nowrap',
          justifyContent: 'flex-start',
          overflow: 'hidden',
          // Aligns the text with the other values on a card.
          'dl &': { px: 0 },
        }}
      >
        <Box component="span" title={fields} sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
          {fields || i18n.t('Details')}
        </Box>
      </Button>
      {isOpen && <AuditDialog entry={entry} onClose={() => setOpen(false)} />}
    </>
  );
}

function AuditDialog({ entry, onClose }: { entry: AuditPage_EntryFragment; onClose: () => void }) {
  const { i18n } = useLingui();
  const id = useId();
  const { action, ip, requestId, at, subject } = entry;
  const link = getEntityPath(entry);
  const subjectText = subject && [subject.name, subject.detail].filter(Boolean).join(', ');
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="md">
      <DialogTitle id={id}>{i18n.t(actionTexts[action] ?? action)}</DialogTitle>
      <DialogContent>
        {subjectText && <Typography sx={{ fontWeight: 500, mb: 0.5 }}>{subjectText}</Typography>}
        <Typography color="textSecondary">
          <AuditActor entry={entry} shouldShowEmail /> · <Instant at={at} /> · {ip}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
          {i18n.t('Request {requestId}', { requestId })}
        </Typography>
        {link && (
          <Link component={RouterLink} to={link} sx={{ display: 'inline-block', mb: 2 }}>
            {i18n.t('View current version')}
          </Link>
        )}
        <TableContainer tabIndex={0} role="region" aria-label={i18n.t('Changes')}>
          <Table>
            <TableHead>
              <TableRow>
                <TableCell>{i18n.t('Field')}</TableCell>
                <TableCell>{i18n.t('Before')}</TableCell>
                <TableCell>{i18n.t('After')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody sx={{ '& td': { overflowWrap: 'anywhere', verticalAlign: 'top' } }}>
              {toChanges(i18n, entry).map(({ field, label, before, after }) => (
                <TableRow key={field}>
                  <TableCell component="th" scope="row">
                    {label}
                  </TableCell>
                  <TableCell>{before}</TableCell>
                  <TableCell>{after}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{i18n.t('Close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
