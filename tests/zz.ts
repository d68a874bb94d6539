import { startServer } from './server.ts';
import { request } from 'node:http';
const server = await startServer();
const out: [number, string][] = [];
for (const path of process.argv.slice(2)) {
  const n = await new Promise<number>((ok) => {
    const q = request(server.url + path, { headers: { 'accept-encoding': 'br' } }, (r) => { let head = `HTTP/1.1 ${r.statusCode} OK\r\n`.length + 2; for (const x of r.rawHeaders) head += x.length; head += r.rawHeaders.length / 2 * 4; let b = 0; r.on('data', (d) => b += d.length).on('end', () => ok(head + b)); }); q.end(); });
  out.push([14600 - n, path]);
}
console.log(out);
await server.stop();
