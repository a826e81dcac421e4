import { messages } from '../../messages.ts';

export const teamTexts = messages('en', {
  many: { id: 'Anggota tim', en: 'Team members' },
  name: { id: 'Nama', en: 'Name' },
  position: { id: 'Jabatan', en: 'Position' },
  about: { id: 'Cerita singkat (opsional)', en: 'A few words (optional)' },
  photo: { id: 'Foto', en: 'Photo' },
  photoUrl: { id: 'Alamat foto (opsional)', en: 'Photo URL (optional)' },
  photoUrlHint: {
    id: 'Alamat foto di atas, atau alamat https di situs lain',
    en: 'The address of the photo above, or an https address elsewhere',
  },
  displayOrder: { id: 'Urutan', en: 'Display Order' },
  nameMissing: { id: 'Nama wajib diisi', en: 'Name is required' },
  positionMissing: { id: 'Jabatan wajib diisi', en: 'Position is required' },
  notAPhoto: {
    id: 'Alamat https atau gambar yang diunggah',
    en: 'An https address or an uploaded picture',
  },
  incomplete: {
    id: 'Isi nama dan jabatannya dulu.',
    en: 'Fill in the name and the position first.',
  },

  search: { id: 'Cari anggota tim', en: 'Search team members' },
  add: { id: 'Tambah anggota tim', en: 'Add Team Member' },
  save: { id: 'Simpan anggota tim', en: 'Update Team Member' },
  failed: { id: 'Anggota tim gagal dimuat', en: 'Failed to fetch team members' },
  none: { id: 'Belum ada anggota tim', en: 'No team members yet' },
  noneHint: {
    id: 'Bagian tim di beranda tersembunyi sampai ada anggotanya.',
    en: 'Until there is one, the section on the home page stays hidden.',
  },
  noMatch: { id: 'Tidak ada anggota tim yang cocok', en: 'No team member matches' },

  created: { id: 'Anggota tim ditambahkan', en: 'Team member added successfully' },
  updated: { id: 'Anggota tim diperbarui', en: 'Team member updated successfully' },
  restored: { id: 'Anggota tim dikembalikan', en: 'Team member restored successfully' },
  purged: { id: 'Anggota tim dihapus selamanya', en: 'Team member deleted for good' },
  deleted: { id: 'Anggota tim dihapus', en: 'Team member deleted successfully' },
  ordered: { id: 'Urutan tim diperbarui', en: 'Team order updated successfully' },
  confirmDelete: { id: 'Yakin hapus {name}?', en: 'Are you sure you want to delete {name}?' },
  what: { id: 'Anggota tim ini', en: 'This team member' },
});

export const teamThings = messages('en', { team: { id: 'anggota tim', en: 'the team member' } });
