/** A bucket of an S3 service: its endpoint and an access key that can read, write, list and delete. */
export interface S3Settings {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}
