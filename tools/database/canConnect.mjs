// @ts-check

/**
 * @param {string} url
 * @returns {Promise<boolean>}
 */
export async function canConnect(url) {
  const { createConnection } = await import('mysql2/promise');
  try {
    const connection = await createConnection({ uri: url, connectTimeout: 2_000 });
    await connection.end();
    return true;
  } catch {
    return false;
  }
}
