// @ts-check
/** Every exception has its reason. @type {import('knip').KnipConfig} */
export default {
  entry: [
    'eslint.boundaries.js',
    'eslint.rows.js',
    'scripts/lib/eslint-resolver.mjs',
    'src/app/main.ts',
    // Started as a process of its own (kernel/work/pool-process.ts).
    'src/app/work/process.ts',
    // Injected as routes while developing (astro.config.mjs).
    'src/styleguide/*.astro',
    'src/pages/**/*.{astro,ts}',
    'scripts/*.mjs',
    // Of use to others: nothing here needs all that they export.
    'clients/*/src/{index,schema}.ts',
    'tests/**/*.{test,spec}.ts',
    'tests/bench/*.ts',
    'tests/faults/*.ts',
    // Started as programs of their own.
    'tests/servers/serve-builds.ts',
    'src/db/backup/copy-process.ts',
    'src/kernel/front/files/static-build.ts',
  ],
  project: ['src/**/*.{ts,tsx,astro,css}', 'clients/*/src/**/*.ts', 'scripts/**/*.mjs', 'tests/**/*.ts'],
  // Exported so that their tests can name the figure that they hold.
  ignoreExportsUsedInFile: true,
  // Debian's: apt-get is asked for only where the browser of the tests is missing (scripts/lib/browser.mjs), taskset
  // (util-linux, always there) gives the server of a faults test one core, mount and umount a small disk. The tests of
  // deploy/ ask systemd-analyze where it is there, make a certificate beside nginx, and measure a folder.
  ignoreBinaries: ['apt-get', 'du', 'mount', 'nginx', 'openssl', 'systemd-analyze', 'taskset', 'umount'],
  // Read by stylesheets and by scripts/fonts.mjs and outlines.mjs as files, which imports do not show.
  ignoreDependencies: [
    '@fontsource-variable/bricolage-grotesque',
    '@fontsource-variable/instrument-sans',
    '@fontsource-variable/noto-emoji',
    '@fontsource/dejavu-sans',
  ],
  // Imports among files never run in a circle. Imports of types alone are gone before anything runs, and do not count.
  cycles: { dynamicImports: true },
  rules: { cycles: 'error' },
};
