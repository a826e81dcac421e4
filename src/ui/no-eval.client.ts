// zod tries `new Function` to learn whether it may compile its checks. The content policy forbids
// that and reports the attempt. zod reads this once, when it is loaded: hence a script of its own,
// which the dashboard's document names before the dashboard.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
