// Runs PostgreSQL, passes signals on to it, and ends it when the test run ends, however that ends.
import { spawn } from 'node:child_process';

const [program, data, uid, gid] = process.argv.slice(2);
const owner = uid ? { uid: Number(uid), gid: Number(gid) } : {};
const server = spawn(program, ['-D', data], { ...owner, stdio: 'ignore' });
for (const signal of ['SIGQUIT', 'SIGINT']) process.on(signal, () => server.kill(signal));
process.stdin.on('end', () => server.kill('SIGQUIT')).resume();
server.on('exit', (code) => process.exit(code ?? 1));
