import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import {
  Link,
  type SxProps,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  type Theme,
  Typography,
} from '@mui/material';
import { useId } from 'react';
import { getCutGradeLabel } from '#web/labels/catalogLabels.ts';
import { standaloneLink } from '#web/ui/browser/touch.ts';
import { DefinitionList } from './DefinitionList.tsx';
import {
  type Certificate,
  getStoneCarats,
  getStoneColour,
  getStoneName,
  getStoneShape,
  getStoneSize,
  type Stone,
} from './stoneTexts.ts';

/** Six columns do not fit a phone, so each stone becomes a block with labelled values. */
const tableSx: SxProps<Theme> = (theme) => ({
  maxWidth: 680,
  fontVariantNumeric: 'tabular-nums',
  '& td, & th': { px: 1, verticalAlign: 'top', fontVariantNumeric: 'inherit', whiteSpace: 'pre-line' },
  [theme.breakpoints.down('sm')]: {
    '&, & tbody, & td, & th': { display: 'block' },
    // Still available to screen readers.
    '& thead': {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
    '& tbody tr': { display: 'block', borderBottom: 1, borderColor: 'divider', py: 1 },
    '& td, & th': { border: 0, px: 0, py: 0.25, whiteSpace: 'normal' },
    '& th': { fontWeight: 500 },
    '& td::before': { content: "attr(data-title) ': '", color: theme.vars.palette.text.secondary },
  },
});

function formatStoneCells(i18n: I18n, stone: Stone): (string | null)[] {
  return [
    getStoneCarats(i18n, stone).join('\n') || null,
    getStoneShape(i18n, stone),
    getStoneSize(i18n, stone),
    getStoneColour(i18n, stone),
    stone.clarity,
  ];
}

/** Stones of a product, then the certificates for them. */
export function StoneDetails({ stones }: { stones: readonly Stone[] }) {
  const { i18n } = useLingui();
  const id = useId();
  if (stones.length === 0) return null;

  const titles = [
    i18n.t('Stone'),
    i18n.t('Carat'),
    i18n.t('Shape'),
    i18n.t('Size'),
    i18n.t('Colour'),
    i18n.t('Clarity'),
  ];
  return (
    <>
      <Typography variant="h3" id={id} sx={{ mt: 5, mb: 1 }}>
        {i18n.t('Stones')}
      </Typography>
      <Table size="small" role="table" aria-labelledby={id} sx={tableSx}>
        <TableHead role="rowgroup">
          <TableRow role="row">
            {titles.map((title) => (
              <TableCell key={title} role="columnheader">
                {title}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody role="rowgroup">
          {stones.map((stone, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows may be identical, and their order is fixed.
            <TableRow key={index} role="row">
              <TableCell component="th" scope="row" role="rowheader">
                {getStoneName(i18n, stone)}
              </TableCell>
              {formatStoneCells(i18n, stone).map((text, cellIndex) => (
                <TableCell key={titles[cellIndex + 1]} role="cell" data-title={titles[cellIndex + 1]}>
                  {text ?? '–'}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {stones.map(
        (stone) =>
          stone.certificate && (
            <CertificateBlock
              key={`${stone.certificate.laboratory} ${stone.certificate.number}`}
              certificate={stone.certificate}
              stone={stone}
            />
          ),
      )}
    </>
  );
}

function CertificateBlock({ certificate, stone }: { certificate: Certificate; stone: Stone }) {
  const { i18n } = useLingui();
  const id = useId();
  const { laboratory, number, verificationUrl, cutGrade } = certificate;
  const size = getStoneSize(i18n, stone);
  const rows = [
    { term: i18n.t('Laboratory'), values: [laboratory] },
    { term: i18n.t('Number'), values: [number] },
    {
      term: i18n.t('Stone'),
      values: [[getStoneName(i18n, stone), ...getStoneCarats(i18n, stone)].join(', ')],
    },
    { term: i18n.t('Cut'), values: cutGrade ? [i18n.t(getCutGradeLabel(cutGrade))] : [] },
    { term: i18n.t('Measurements'), values: size ? [size] : [] },
  ];
  return (
    <section aria-labelledby={id}>
      <Typography variant="h3" id={id} sx={{ mt: 5, mb: 1 }}>
        {i18n.t('Certificate')}
      </Typography>
      <DefinitionList rows={rows.filter(({ values }) => values.length > 0)} />
      {verificationUrl && (
        <Typography variant="body2" sx={{ mt: 1.5 }}>
          <Link href={verificationUrl} target="_blank" rel="noopener noreferrer" sx={standaloneLink}>
            {i18n.t('Verify this certificate with {laboratory}', { laboratory })}
          </Link>
        </Typography>
      )}
    </section>
  );
}
