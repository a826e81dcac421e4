import { once } from 'node:events';
import { connect, createServer } from 'node:net';

/** Passes each connection on to the next of the ports that it was started with. */
const ports = process.argv.slice(2).map(Number);
let turn = 0;
const server = createServer({ noDelay: true }, (visitor) => {
  const instance = connect({
    port: ports[turn % ports.length] ?? 0,
    host: '127.0.0.1',
    noDelay: true,
  });
  turn += 1;
  visitor.pipe(instance).pipe(visitor);
  visitor.on('error', () => instance.destroy());
  instance.on('error', () => visitor.destroy());
}).listen(0, '127.0.0.1');
await once(server, 'listening');
const address = server.address();
if (typeof address === 'object' && address) console.log(address.port);
