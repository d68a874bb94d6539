/*
 * Refuses a Node that is too old, before anything else runs. Written in the JavaScript of 2009, because the Node that it
 * refuses must be able to read it; npm's own check of `engines` only warns.
 */
var oldest = Number(/\d+/.exec(require('../package.json').engines.node)[0]);
if (Number(process.versions.node.split('.')[0]) < oldest) {
  process.stderr.write(
    'Node ' + process.versions.node + ' is too old: install Node ' + oldest + ' or newer from https://nodejs.org\n'
  );
  process.exit(1);
}
