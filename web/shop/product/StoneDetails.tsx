import { useLingui } from '@lingui/react';
import { Box, Link, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useId } from 'react';
import { cutGradeLabel } from '#web/labels/catalogLabels.ts';
import { standing } from '#web/ui/browser/touch.ts';
import { FactList } from './FactList.tsx';
import {
  type Certificate,
  type Stone,
  stoneCarats,
  stoneColour,
  stoneName,
  stoneShape,
  stoneSize,
} from './stoneTexts.ts';

/** The stones of a piece one by one, then the laboratory reports on them. */
export function StoneDetails({ stones }: { stones: readonly Stone[] }) {
  const { i18n } = useLingui();
  const id = useId();
  if (stones.length === 0) return null;

  return (
    <>
      <Typography variant="h3" id={id} sx={{ mt: 5, mb: 1 }}>
        {i18n.t('Stones')}
      </Typography>
      <Box sx={{ overflowX: 'auto', maxWidth: 680 }} role="region" aria-labelledby={id} tabIndex={0}>
        <Table
          size="small"
          aria-labelledby={id}
          sx={{ '& td, & th': { px: 1, verticalAlign: 'top', fontVariantNumeric: 'tabular-nums' } }}
        >
          <TableHead>
            <TableRow>
              {[
                i18n.t('Stone'),
                i18n.t('Carat'),
                i18n.t('Shape'),
                i18n.t('Size'),
                i18n.t('Colour'),
                i18n.t('Clarity'),
              ].map((title) => (
                <TableCell key={title}>{title}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {stones.map((stone, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two rows may be alike, and their order is fixed.
              <TableRow key={index}>
                <TableCell component="th" scope="row">
                  {stoneName(i18n, stone)}
                </TableCell>
                <TableCell sx={{ whiteSpace: 'pre-line' }}>
                  {stoneCarats(i18n, stone).join('\n') || '–'}
                </TableCell>
                <TableCell>{stoneShape(i18n, stone) ?? '–'}</TableCell>
                <TableCell>{stoneSize(i18n, stone) ?? '–'}</TableCell>
                <TableCell>{stoneColour(i18n, stone) ?? '–'}</TableCell>
                <TableCell>{stone.clarity ?? '–'}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
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
  const size = stoneSize(i18n, stone);
  const rows = [
    { term: i18n.t('Laboratory'), facts: [laboratory] },
    { term: i18n.t('Number'), facts: [number] },
    { term: i18n.t('Stone'), facts: [[stoneName(i18n, stone), ...stoneCarats(i18n, stone)].join(', ')] },
    { term: i18n.t('Cut'), facts: cutGrade ? [i18n.t(cutGradeLabel(cutGrade))] : [] },
    { term: i18n.t('Measurements'), facts: size ? [size] : [] },
  ];
  return (
    <section aria-labelledby={id}>
      <Typography variant="h3" id={id} sx={{ mt: 5, mb: 1 }}>
        {i18n.t('Certificate')}
      </Typography>
      <FactList rows={rows.filter(({ facts }) => facts.length > 0)} />
      {verificationUrl && (
        <Typography variant="body2" sx={{ mt: 1.5 }}>
          <Link href={verificationUrl} target="_blank" rel="noopener noreferrer" sx={standing}>
            {i18n.t('Verify this certificate at {laboratory}', { laboratory })}
          </Link>
        </Typography>
      )}
    </section>
  );
}
