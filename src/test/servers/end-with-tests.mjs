// Every server that a test starts loads this file: when the test run ends, however it ends, so does
// the pipe that is the server's standard input, and the server with it.
process.stdin.on('end', () => process.kill(process.pid, 'SIGKILL')).resume();
process.stdin.unref?.();
// Commands that the server runs have a standard input of their own, which may be empty.
delete process.env.NODE_OPTIONS;
