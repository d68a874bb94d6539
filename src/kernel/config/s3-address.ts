/** S3_URL: `https://KEY:SECRET@host/bucket/prefix?region=…`. */
export type S3Address = {
  endpoint: string;
  bucket: string;
  prefix: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/** Returns the parts of an S3_URL; undefined for one that lacks a key, a secret or a bucket. */
export function parseS3Url(given: string): S3Address | undefined {
  if (!URL.canParse(given)) return undefined;
  const url = new URL(given);
  const [bucket = '', ...folders] = url.pathname.split('/').filter((part) => part !== '');
  const isComplete = url.username !== '' && url.password !== '' && bucket !== '';
  if (!/^https?:$/.test(url.protocol) || !isComplete) return undefined;
  return {
    endpoint: url.origin,
    bucket,
    prefix: folders.map((folder) => `${folder}/`).join(''),
    region: url.searchParams.get('region') ?? 'us-east-1',
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
  };
}
