// zod tries `new Function`, which the Content-Security-Policy reports as a violation. It reads this
// setting while it loads, so the dashboard loads this script first.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
