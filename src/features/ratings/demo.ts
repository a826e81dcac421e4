import { readFile } from 'node:fs/promises';
import type { Db } from '../../server/database/database.ts';
import type { Files } from '../../server/storage/files.ts';
import { HOUR } from '../../time.ts';
import { storePrivatePicture } from '../media/store.ts';
import { issueReward, redeem, startValidity } from '../rewards/store.ts';
import { rejectRating, verifyRating } from './actions.ts';
import { type Device, ratingInput } from './contract.ts';
import { createRating, groupByPicture, markRewardSent } from './store.ts';

const PROOFS = 'pictures/proofs';

type Demo = {
  name: string;
  email: string;
  whatsappNumber: string;
  deviceType: Device;
  proof: number;
  hoursAgo: number;
  /** It is pending without this. */
  become?: 'verified' | 'sent' | 'redeemed' | 'rejected';
};

/** Ratings are oldest first, as they come in; one customer tries twice. */
const ratings: Demo[] = [
  {
    name: 'Sari Wulandari',
    email: 'sari.wulandari@surat.example',
    whatsappNumber: '0812 0000 0101',
    deviceType: 'android',
    proof: 1,
    hoursAgo: 24 * 19,
    become: 'redeemed',
  },
  {
    name: 'Agus Setiawan',
    email: 'agus.s@surat.example',
    whatsappNumber: '0813 0000 0202',
    deviceType: 'android',
    proof: 6,
    hoursAgo: 24 * 13,
    become: 'rejected',
  },
  {
    name: 'Bagus Prayoga',
    email: 'bagus_p@surat.example',
    whatsappNumber: '0857 0000 0303',
    deviceType: 'ios',
    proof: 2,
    hoursAgo: 24 * 8,
    become: 'sent',
  },
  {
    name: 'Dewi Lestari',
    email: 'dewi@surat.example',
    whatsappNumber: '0878 0000 0404',
    deviceType: 'android',
    proof: 3,
    hoursAgo: 24 * 7,
    become: 'redeemed',
  },
  {
    name: 'Putri Maharani',
    email: 'putri.m@surat.example',
    whatsappNumber: '0811 0000 0505',
    deviceType: 'android',
    proof: 5,
    hoursAgo: 24 * 6,
  },
  {
    name: 'Rizky Ramadhan',
    email: 'rizky77@surat.example',
    whatsappNumber: '0896 0000 0606',
    deviceType: 'ios',
    proof: 4,
    hoursAgo: 50,
    become: 'verified',
  },
  {
    name: 'Nur Aisyah',
    email: 'nur.aisyah@surat.example',
    whatsappNumber: '0821 0000 0707',
    deviceType: 'ios',
    proof: 2,
    hoursAgo: 30,
  },
  {
    name: 'Rizky R.',
    email: 'rizky.lagi@surat.example',
    whatsappNumber: '0896 0000 0606',
    deviceType: 'ios',
    proof: 4,
    hoursAgo: 20,
  },
  {
    name: 'Yohanes Krisna Adi Wicaksono',
    email: 'yohanes.krisna.adi.wicaksono@surat.example',
    whatsappNumber: '0852 0000 0808',
    deviceType: 'android',
    proof: 1,
    hoursAgo: 2,
  },
];

type Submitted = Demo & { stored: Awaited<ReturnType<typeof storePrivatePicture>> };

/** Storing all at once would take the memory of as many decoded pictures. */
export async function storeProofs(files: Files): Promise<Submitted[]> {
  const submitted: Submitted[] = [];
  for (const rating of ratings) {
    const picture = await readFile(`${PROOFS}/proof-${rating.proof}.jpg`);
    submitted.push({ ...rating, stored: await storePrivatePicture({ files }, picture) });
  }
  return submitted;
}

/**
 * Adds ratings in every state; no mail goes out to their invented addresses. The proofs take as
 * long as all rows of the demo, and are made in other threads meanwhile.
 */
export function seedRatings(files: Files) {
  const proofs = storeProofs(files);
  // It is awaited later, and a failure until then would end the program.
  proofs.catch(() => {});
  return async (db: Db, now: Date) => writeRatings(db, await proofs, now);
}

async function writeRatings(db: Db, submitted: Submitted[], now: Date): Promise<void> {
  for (const { proof, hoursAgo, become, stored, ...texts } of submitted) {
    const at = new Date(now.getTime() - hoursAgo * HOUR);
    const id = await createRating(db, ratingInput.parse(texts), stored, at);
    await groupByPicture(db, id, stored);
    if (become) await bring(db, { id, name: texts.name }, become, at);
  }
}

type Become = NonNullable<Demo['become']>;

async function bring(db: Db, rating: { id: number; name: string }, to: Become, at: Date) {
  const later = (hours: number) => new Date(at.getTime() + hours * HOUR);
  if (to === 'rejected') {
    await rejectRating(db, rating.id, 'Tangkapan layarnya tidak menunjukkan rating.');
    return;
  }
  await verifyRating(db, rating.id, 'Nadia Rahmawati', later(5));
  if (to === 'verified') return;
  const { code } = await issueReward(db, { ratingId: rating.id, name: rating.name }, later(5));
  await startValidity(db, code, later(5));
  await markRewardSent(db, rating.id, true);
  if (to === 'sent') return;
  await redeem(db, code, { id: 0, name: 'Made Adnyana', where: 'Menteng' }, later(30));
}
