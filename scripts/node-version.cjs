/*
 * Refuses a Node that is too old, before anything else runs. Written in the JavaScript of 2009, because the Node that it
 * refuses must be able to read it; npm's own check of `engines` only warns.
 */
var oldest = Number(/\d+/.exec(require('../package.json').engines.node)[0]);
var running = process.versions.node;
if (Number(running.split('.')[0]) < oldest) {
  var advice = 'install Node ' + oldest + ' or newer from https://nodejs.org';
  process.stderr.write('Node ' + running + ' is too old: ' + advice + '\n');
  process.exit(1);
}
