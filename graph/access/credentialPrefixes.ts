/** Prefix of every API key, so that people and secret scanners recognise API keys. */
export const API_KEY_PREFIX = 'jwk_';

/** The protected header of every access token. */
export const ACCESS_TOKEN_HEADER = { alg: 'HS256', typ: 'JWT' };

export const ACCESS_TOKEN_PREFIX = `${Buffer.from(JSON.stringify(ACCESS_TOKEN_HEADER)).toString('base64url')}.`;
