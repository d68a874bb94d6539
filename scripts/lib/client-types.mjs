// @ts-check
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';

const HEAD = `// One long file: made by \`npm run client\` from the OpenAPI document; changes by hand are lost.

`;

/** Examples and samples are for readers of the document, and would be two fifths of the file. */
const FOR_READERS = new Set(['example', 'examples', 'x-codeSamples']);
/** Forms of a browser without JavaScript, and the pages that answer them: programs send and read JSON. */
const FOR_BROWSERS = new Set(['application/x-www-form-urlencoded', 'text/html']);

const BLOB = ts.factory.createTypeReferenceNode('Blob');

/**
 * Writes the types of the client in clients/typescript.
 * @param {object} document The OpenAPI document.
 * @returns {Promise<string>}
 */
export async function clientTypes(document) {
  const { paths, ...rest } = JSON.parse(JSON.stringify(document), (name, value) =>
    FOR_READERS.has(name) || FOR_BROWSERS.has(name) ? undefined : value,
  );
  delete paths['/api/openapi.json'];
  const nodes = await openapiTS(
    { ...rest, paths },
    {
      alphabetize: true,
      transform: ({ format }) => (format === 'binary' ? BLOB : undefined),
    },
  );
  return HEAD + astToString(nodes).replaceAll(/^(?: {4})+/gm, (spaces) => '\t'.repeat(spaces.length / 4));
}
