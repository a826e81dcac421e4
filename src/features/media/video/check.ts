/** The kind of a video by its content, whatever its name says; null for anything else. */
export function videoKind(file: Buffer): 'mp4' | 'webm' | null {
  if (isMp4(file)) return 'mp4';
  return isWebm(file) ? 'webm' : null;
}

/** Its boxes fill the file exactly, begin with `ftyp`, and describe a picture track. */
function isMp4(file: Buffer): boolean {
  if (file.toString('latin1', 4, 8) !== 'ftyp') return false;
  const kinds: string[] = [];
  for (let at = 0; at < file.length; ) {
    if (at + 8 > file.length) return false;
    const size = sizeOfBox(file, at);
    if (size < 8 || at + size > file.length) return false;
    kinds.push(file.toString('latin1', at + 4, at + 8));
    at += size;
  }
  return ['moov', 'mdat'].every((kind) => kinds.includes(kind)) && file.includes('vide');
}

/** 0: up to the end of the file. 1: the size stands behind the name, in eight bytes. */
function sizeOfBox(file: Buffer, at: number): number {
  const size = file.readUInt32BE(at);
  if (size === 0) return file.length - at;
  if (size !== 1) return size;
  return at + 16 > file.length ? 0 : Number(file.readBigUInt64BE(at + 8));
}

const EBML = Buffer.from([0x1a, 0x45, 0xdf, 0xa3]);
const SEGMENT = Buffer.from([0x18, 0x53, 0x80, 0x67]);

function isWebm(file: Buffer): boolean {
  const head = file.subarray(0, 128);
  return head.indexOf(EBML) === 0 && head.includes('webm') && head.includes(SEGMENT);
}
