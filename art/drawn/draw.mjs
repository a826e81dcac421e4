// Draws everything, in order: node draw.mjs, or node draw.mjs posters og for some of it.
const steps = ['fonts', 'typefaces', 'marks', 'portraits', 'partners', 'stills', 'outlet', 'islands', 'mockups', 'posters', 'scenes', 'proofs', 'og'];
const wanted = process.argv.slice(2);
process.argv.length = 2;
for (const s of steps.filter((x) => !wanted.length || wanted.includes(x))) {
  console.log(`— ${s}`);
  await import(`./${s}.mjs`);
}
