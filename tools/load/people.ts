/** From most to least common. */
const GIVEN_NAMES =
  'Sita Ram Gita Hari Maya Krishna Anita Bishnu Sunita Rajesh Laxmi Prakash Kabita Dipak Sabina Suresh Nirmala Bikash Sarita Ramesh Puja Santosh Binita Yubaraj';
const SURNAMES =
  'Shrestha Tamang Magar Thapa Gurung Rai Adhikari Karki Poudel Maharjan Sharma Limbu Basnet Khadka Bhattarai Lama K.C. Tuladhar Sherpa Quazi';

/** SQL for the email address of a copied customer; copy 0 is the original. */
export function buildEmailSql(email: string, copy: string): string {
  return `IF(${copy} = 0, ${email}, CONCAT('load-', ${copy}, '-', ${email}))`;
}

/**
 * SQL for the name that belongs to an email address: one copy in twenty is called Sita Shrestha, very few Yubaraj Quazi.
 */
export function buildNameSql(email: string, original: string): string {
  const buildPickSql = (names: string, from: number) => {
    const nameList = names.split(' ');
    const part = `CONV(SUBSTR(MD5(${email}), ${from}, 6), 16, 10) / 16777216`;
    return `ELT(1 + FLOOR(${nameList.length} * POW(${part}, 2)), ${nameList.map((name) => `'${name}'`).join(', ')})`;
  };
  const name = `CONCAT(${buildPickSql(GIVEN_NAMES, 1)}, ' ', ${buildPickSql(SURNAMES, 7)})`;
  return `IF(${email} LIKE 'load-%', ${name}, ${original})`;
}

/** SQL for the phone number that belongs to an email address. */
export function buildPhoneSql(email: string): string {
  return `CONCAT('+97798', LPAD(CONV(SUBSTR(MD5(${email}), 1, 7), 16, 10) % 100000000, 8, '0'))`;
}
