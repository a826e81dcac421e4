// The pictures lit by lamps, brought from lamplight to milk-white: node balance.mjs NAME …
// Run once on what finish.py has just written; make.sh does.
import { createRequire } from 'node:module';
import path from 'node:path';
import { balance, LAMPS } from './milk-white.mjs';

const sharp = createRequire(new URL('../drawn/package.json', import.meta.url))('sharp');
const folder = process.env.PHOTO_OUT ?? path.resolve(import.meta.dirname, '../../pictures');

for (const name of process.argv.slice(2)) {
  const lamp = LAMPS[name];
  if (!lamp) continue;
  const file = path.join(folder, `${name}.jpg`);
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  balance(data, lamp);
  const raw = { width: info.width, height: info.height, channels: 3 };
  await sharp(data, { raw }).jpeg({ quality: 86, mozjpeg: true }).toFile(file);
  console.log(`${name} balanced`);
}
