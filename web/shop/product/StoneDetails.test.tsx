import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { StoneDetails } from './StoneDetails.tsx';
import type { Stone } from './stoneTexts.ts';

const diamond: Stone = {
  kind: 'diamond',
  carat: 1.02,
  count: 1,
  cut: 'round brilliant',
  colour: 'G',
  clarity: 'VS2',
  certificate: {
    laboratory: 'IGI',
    number: 'LG500',
    verificationUrl: 'https://www.igi.org/verify-your-report/?r=LG500',
    cutGrade: 'Excellent',
  },
  ...{ lengthUm: 6430, widthUm: 6470, depthUm: 4010 },
};
const pearls: Stone = {
  ...{ kind: 'freshwater pearl', carat: 0, count: 11, cut: null, colour: 'cream', clarity: null },
  ...{ lengthUm: 3000, widthUm: null, depthUm: null },
  certificate: null,
};

test('each stone has a row with its carats, the total carats and its size', () => {
  const halo = { ...diamond, carat: 0.15, count: 18, lengthUm: null, certificate: null };
  renderScreen(<StoneDetails stones={[diamond, halo, pearls]} />);
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent?.replaceAll('\u00A0', ' '));
  expect(rows).toEqual([
    'StoneCaratShapeSizeColourClarity',
    '1 × diamond1.02 ctRound brilliant6.43 – 6.47 × 4.01 mmGVS2',
    '18 × diamond0.15 ct total\n0.008 ct eachRound brilliant–GVS2',
    '11 × freshwater pearl––3 mmCream–',
  ]);
});

test('a certificate shows its laboratory, number, cut and measurements, and links to the laboratory', () => {
  renderScreen(<StoneDetails stones={[diamond]} />);
  const certificateBlock = screen.getByRole('region', { name: 'Certificate' });
  for (const text of ['IGI', 'LG500', 'Excellent', '6.43 – 6.47 × 4.01 mm'])
    expect(certificateBlock.textContent?.replaceAll('\u00A0', ' ')).toContain(text);
  const link = screen.getByRole('link', { name: 'Verify this certificate with IGI' });
  expect(link.getAttribute('href')).toBe('https://www.igi.org/verify-your-report/?r=LG500');
});

test('a certificate from an unknown laboratory has no link, and an oval stone has three measurements', () => {
  const certificate = { ...diamond.certificate, laboratory: 'NGL', verificationUrl: null } as never;
  renderScreen(<StoneDetails stones={[{ ...diamond, cut: 'oval', certificate }]} />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getAllByText('6.43 × 6.47 × 4.01 mm')).toHaveLength(2);
});

test('renders nothing without stones and certificates', () => {
  renderScreen(<StoneDetails stones={[]} />);
  expect(screen.queryByRole('table')).toBeNull();
});
