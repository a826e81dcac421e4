// zod tries `new Function` to see whether it may compile its checks, and the browser reports a
// violation of the Content-Security-Policy. zod reads this setting when it loads, so the
// dashboard's document loads this script first.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
