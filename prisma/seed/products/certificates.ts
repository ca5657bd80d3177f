/** Returns a fictitious certificate with a number that no laboratory has issued. */
function createReport(number: string, [lengthUm, widthUm, depthUm]: [number, number, number]) {
  return {
    laboratory: 'IGI',
    certificateNumber: `DEMO-${number}`,
    cutGrade: 'Excellent',
    ...{ lengthUm, widthUm, depthUm },
  };
}

/** Certificates of the demo's main stones, by product slug. */
export const certificates: Record<string, ReturnType<typeof createReport>> = {
  'himal-solitaire-ring-18k': createReport('1001', [6430, 6470, 4010]),
  'himal-solitaire-ring-white-18k': createReport('1002', [6440, 6480, 4000]),
  'chandra-halo-ring-white-18k': createReport('1003', [5530, 5560, 3450]),
  'triveni-sapphire-three-stone-ring-18k': createReport('1004', [5720, 5760, 3560]),
  'tara-solitaire-pendant-white-18k': createReport('1005', [6510, 6550, 4060]),
};
