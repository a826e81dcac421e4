import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { startSite } from '../support/browser.ts';

const { server, open } = await startSite();

test('the owner records a request, corrects a name, exports a copy, and erases the person after typing who it is', async () => {
  const person = 'dewi@pelanggan.example';
  const sent = await fetch(`${server.url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.url },
    body: JSON.stringify({ name: 'Dewi', email: person, message: 'Hapus data saya, ya.' }),
  });
  expect(sent.status).toBe(201);

  const staff = await open('/admin/people', { width: 360, signedIn: true });
  await staff.getByRole('button', { name: 'Catat permintaan' }).click();
  await staff.getByLabel('Dari').fill('Dewi@Pelanggan.example');
  await staff.getByLabel('Yang diminta').selectOption('Penghapusan');
  await staff.getByRole('dialog').getByRole('button', { name: 'Catat permintaan' }).click();
  await staff.getByText('71 jam lagi').waitFor();
  await staff.getByRole('button', { name: 'Lihat data' }).click();
  await staff.getByText('Hapus data saya, ya.').waitFor();

  await staff.getByRole('button', { name: 'Perbaiki', exact: true }).click();
  await staff.getByRole('button', { name: 'Perbaiki Nama' }).click();
  const dialog = staff.getByRole('dialog');
  const name = dialog.getByLabel('Nama');
  await name.fill('Dewi Lestari');
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await staff.getByText('Data diperbaiki').first().waitFor();
  await staff.getByText('Dewi Lestari').waitFor();

  const download = staff.waitForEvent('download');
  await staff.getByRole('link', { name: 'Unduh salinan' }).click();
  const copy = await text(await (await download).createReadStream());
  expect(JSON.parse(copy)).toMatchObject({ 'Data tentang': person });

  await staff.getByRole('button', { name: 'Hapus semua' }).click();
  const typed = staff.getByLabel('untuk melanjutkan');
  await typed.fill('dewi');
  await staff.getByRole('button', { name: 'Hapus untuk selamanya' }).click();
  await staff.getByText('Ketik alamat atau nomor yang tertulis di atas').waitFor();
  await typed.fill(person);
  await staff.getByRole('button', { name: 'Hapus untuk selamanya' }).click();
  await staff.getByText('Data orang ini sudah dihapus').first().waitFor();
  await staff.getByText('Tidak ada data tentang orang ini').waitFor();
  await staff.getByText('Penghapusan: (sudah dihapus)').waitFor();
});

test('a search term that cannot identify anybody is refused at its field, which keeps the focus', async () => {
  const staff = await open('/admin/people', { signedIn: true, expected: [/422/] });
  const who = staff.getByLabel('E-mail atau nomor telepon').first();
  const said = () => staff.getByText('Tulis alamat e-mail lengkap').count();
  await who.fill('Dewi');
  await who.press('Enter');
  await expect.poll(said).toBe(1);
  await expect.poll(() => who.evaluate((field) => field === document.activeElement)).toBe(true);
  await who.fill('nobody@pelanggan.example');
  await who.press('Enter');
  await staff.getByText('Tidak ada data tentang orang ini').waitFor();
  expect(await said()).toBe(0);
  await expect.poll(() => who.evaluate((field) => field === document.activeElement)).toBe(true);
});

test('a request that is being noted is still there after a reload, and after it was noted no more', async () => {
  const staff = await open('/admin/people', { signedIn: true });
  await staff.getByText(/^30 hari sampai 2 tahun$/).waitFor();
  expect(await staff.getByRole('cell', { name: '90 hari' }).isVisible()).toBe(false);
  await staff.getByRole('button', { name: 'Catat permintaan' }).click();
  await staff.getByLabel('Dari').fill('rara@pelanggan.example');
  await staff.getByLabel('Yang diminta').selectOption('Keberatan');
  await staff.reload();
  expect(await staff.getByLabel('Dari').inputValue()).toBe('rara@pelanggan.example');
  await staff.getByRole('dialog').getByRole('button', { name: 'Catat permintaan' }).click();
  await staff.getByText('Keberatan: rara@pelanggan.example').waitFor();
  await staff.getByRole('heading', { name: 'Permintaan (1 terbuka)' }).waitFor();
  await staff.reload();
  await staff.getByRole('button', { name: 'Tandai selesai' }).click();
  await staff.getByText('Tidak ada permintaan yang menunggu.').waitFor();
  expect(await staff.getByLabel('Dari').count()).toBe(0);
});
