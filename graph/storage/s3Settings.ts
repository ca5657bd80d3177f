/** A bucket of an S3 service, by the address of the service and a key that may read, write, list and delete in it. */
export interface S3Settings {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}
