import type { HeaderTable } from '#kernel/front/security-headers.ts';

/** A file as a CDN sends it: its address, and the headers beside those of every answer. */
export type CdnFile = { path: string; file: string; headers: HeaderTable };

/** Headers that a CDN sets by itself, from the file. */
const OWN = new Set(['content-type', 'vary']);

const title = (name: string): string => name.replace(/(?:^|-)[a-z]/g, (letters) => letters.toUpperCase());

const headersOf = ({ headers }: CdnFile): [string, string][] =>
  Object.entries(headers).filter(([name]) => !OWN.has(name));

/**
 * `_headers`, as Netlify and Cloudflare Pages read it. Both join the values where two rules give one header, so the rules
 * of files repeat nothing of the rule of all; a folder whose files agree is one rule, since Cloudflare takes a hundred.
 */
export function hostedHeaders(common: HeaderTable, files: readonly CdnFile[]): string {
  const rule = (path: string, headers: [string, string][]): string =>
    [path, ...headers.map(([name, value]) => `  ${title(name)}: ${value}`)].join('\n');
  const folders = Map.groupBy(files, ({ path }) => /^\/[^/]+\/(?=.)/.exec(path)?.[0] ?? path);
  const rules = [...folders].flatMap(([folder, inside]) => {
    const texts = new Set(inside.map((file) => JSON.stringify(headersOf(file))));
    const [one] = inside;
    return one && folder.endsWith('/') && texts.size === 1 && inside.length > 1
      ? [rule(`${folder}*`, headersOf(one))]
      : inside.map((file) => rule(file.path, headersOf(file)));
  });
  return `${[rule('/*', Object.entries(common)), ...rules].join('\n\n')}\n`;
}

const quoted = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;

/** The commonest value of a header, which needs no line of its own. */
function commonest(values: readonly string[]): string {
  const counted = [...Map.groupBy(values, (value) => value)].sort(([, a], [, b]) => b.length - a.length);
  return counted[0]?.[0] ?? '';
}

/** For nginx, in the block `http`: what differs from file to file, by the address that was asked for. */
export function nginxMaps(files: readonly CdnFile[]): string {
  const map = (name: string, header: string): string => {
    const values = files.map(({ path, headers }) => ({ path, value: headers[header] ?? '' }));
    const standard = commonest(values.map(({ value }) => value));
    const lines = values
      .filter(({ value }) => value !== standard)
      .map(({ path, value }) => `  ${quoted(path)} ${quoted(value)};`);
    return [`map $suite_path $${name} {`, `  default ${quoted(standard)};`, ...lines, '}'].join('\n');
  };
  return [
    '# Made by `npm run build:cdn`. Include it in the block http; nginx-server.conf in the block server.',
    'map $request_uri $suite_path {\n  "~^(?<suite_asked>[^?]*)" $suite_asked;\n}',
    map('suite_policy', 'content-security-policy'),
    map('suite_cache', 'cache-control'),
    '',
  ].join('\n');
}

/** For nginx, in the block `server`: files first, and everything else from the upstream `suite`. */
export function nginxServer(common: HeaderTable, files: readonly CdnFile[], folder: string): string {
  const types = new Map<string, Set<string>>();
  for (const { file, headers } of files) {
    const type = headers['content-type'] ?? '';
    types.set(type, (types.get(type) ?? new Set()).add(file.split('.').at(-1) ?? ''));
  }
  const header = (name: string, value: string): string => `  add_header ${title(name)} ${value} always;`;
  const headers = [
    ...Object.entries(common).map(([name, value]) => header(name, quoted(value))),
    header('content-security-policy', '$suite_policy'),
    header('cache-control', '$suite_cache'),
    header('vary', 'Accept-Encoding'),
  ].join('\n');
  return `# Made by \`npm run build:cdn\`: see nginx-http.conf.
root ${quoted(folder)};
types {
${[...types].map(([type, endings]) => `  ${quoted(type)} ${[...endings].join(' ')};`).join('\n')}
}
gzip_static on;
# With Debian's libnginx-mod-http-brotli-static: brotli_static on;

location / {
${headers}
  try_files $uri $uri.html @suite;
}
location = / {
${headers}
  try_files /index.html =404;
}
location = /index {
  return 404;
}
location ~ (?:\\.html|\\.br|\\.gz|/_headers)$ {
  return 404;
}
location @suite {
  proxy_pass http://suite;
  proxy_http_version 1.1;
  proxy_set_header Connection "";
  proxy_set_header Host $host;
  proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
  proxy_set_header X-Forwarded-Proto $scheme;
  client_max_body_size 128m;
  proxy_request_buffering off;
  proxy_buffering off;
}
`;
}
