/** Reads the content, because the file's name may be wrong. Returns null for anything else. */
export function videoKind(file: Buffer): 'mp4' | 'webm' | null {
  if (isMp4(file)) return 'mp4';
  return isWebm(file) ? 'webm' : null;
}

/** An MP4's boxes fill the file exactly, begin with `ftyp`, and describe a picture track. */
function isMp4(file: Buffer): boolean {
  if (file.toString('latin1', 4, 8) !== 'ftyp') return false;
  const kinds = boxesIn(file)?.map(({ kind }) => kind) ?? [];
  return ['moov', 'mdat'].every((kind) => kinds.includes(kind)) && file.includes('vide');
}

/** Phones write into these where, when and with what they filmed. */
const NOTES = ['udta', 'meta', 'uuid'];
/** Each of these boxes is in the one before. */
const AROUND_NOTES = ['moov', 'trak', 'mdia'];

/** Notes leave empty room, because the file says of each picture how far from its start it is. */
export function withoutNotes(file: Buffer, [around, ...within] = AROUND_NOTES): Buffer {
  for (const { kind, start, head, end } of boxesIn(file) ?? []) {
    if (kind === around) withoutNotes(file.subarray(head, end), within);
    if (!NOTES.includes(kind)) continue;
    file.write('free', start + 4, 'latin1');
    file.fill(0, head, end);
  }
  return file;
}

type Box = Record<'start' | 'head' | 'end', number> & { kind: string };

/** Films have some hundred; a million would keep everybody else waiting for seconds. */
const MAX_BOXES = 10_000;

/** Returns null if they do not fill the file exactly, or are too many. */
function boxesIn(file: Buffer): Box[] | null {
  const boxes: Box[] = [];
  for (let start = 0; start < file.length; ) {
    if (start + 8 > file.length || boxes.length === MAX_BOXES) return null;
    const size = sizeOfBox(file, start);
    const head = start + (file.readUInt32BE(start) === 1 ? 16 : 8);
    const end = start + size;
    if (end < head || end > file.length) return null;
    boxes.push({ kind: file.toString('latin1', start + 4, start + 8), start, head, end });
    start = end;
  }
  return boxes;
}

/** A size of 0 reaches to the end of the file; for 1 it is behind the name, in eight bytes. */
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
