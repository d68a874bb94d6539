// @ts-check

/**
 * Writes signs beyond Latin-1 in the server's files as `\uXXXX`: a file with one of them, in a comment even, is kept in
 * two bytes a letter for as long as the server runs, which was 3 MB of its memory.
 *
 * @returns {import('vite').Plugin}
 */
export function oneByteSources() {
  return {
    name: 'one-byte-sources',
    apply: 'build',
    enforce: 'post',
    // Not renderChunk: the bundler prints the code once more after it.
    generateBundle(_options, bundle) {
      if (this.environment.name === 'client') return;
      for (const file of Object.values(bundle))
        if (file.type === 'chunk')
          file.code = file.code.replace(
            /[^\0-\xff]/g,
            (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
          );
    },
  };
}
