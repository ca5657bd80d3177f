import { isApiKey } from '../apiKeys/readApiKey.ts';

const ACCESS_TOKEN = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/** The access token or key of an `Authorization` header; undefined if it holds neither, such as a key in quotation marks. */
export function readBearer(header: string): string | undefined {
  const token = /^Bearer +(\S+)$/i.exec(header)?.[1];
  return token && (isApiKey(token) || ACCESS_TOKEN.test(token)) ? token : undefined;
}
