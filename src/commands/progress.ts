const PAUSE = 5_000;

// The server that reads it may have been killed; the backup goes on without.
process.stderr.on('error', () => {});

let shown = '';
let last = Date.now();

export function showProgress(step: string, done: number, all: number): void {
  const percent = all === 0 ? 100 : Math.floor((done / all) * 100);
  const line = `${step.padEnd(10)} ${percent} %`;
  if (line === shown) return;
  shown = line;
  if (process.stderr.isTTY) process.stderr.write(`\r${line}${percent === 100 ? '\n' : ''}`);
  else if (percent === 100 || Date.now() - last > PAUSE) {
    last = Date.now();
    process.stderr.write(`${line}\n`);
  }
}
