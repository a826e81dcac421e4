import { messages } from '../../../messages.ts';

export const topicTexts = messages('en', {
  name: { id: 'Topik', en: 'Topic' },
  slug: { id: 'Alamat', en: 'Address' },
  isActive: { id: 'Aktif: bisa dipilih pengunjung', en: 'Active: visitors can choose it' },
  slugHint: {
    id: 'Untuk tautan yang langsung memilihnya, seperti /contact?topic=waralaba. Kosong: dari namanya',
    en: 'For links that choose it, such as /contact?topic=franchise. Empty: from its name',
  },
  nameMissing: { id: 'Topik wajib diisi', en: 'Topic is required' },
  taken: { id: 'Topik lain sudah memakai alamat ini', en: 'Another topic has this address' },

  search: { id: 'Cari topik', en: 'Search topics' },
  add: { id: 'Tambah topik', en: 'Add topic' },
  save: { id: 'Simpan topik', en: 'Save topic' },
  failed: { id: 'Topik gagal dimuat', en: 'Failed to fetch topics' },
  none: { id: 'Belum ada topik', en: 'No topics yet' },
  noneHint: {
    id: 'Dengan topik seperti waralaba, karier, atau acara, pengunjung memilih tentang apa pesannya. Tanpa topik, formulirnya tetap seperti sekarang.',
    en: 'With topics such as franchise, careers or events, visitors choose what their message is about. Without any, the form stays as it is.',
  },
  noMatch: { id: 'Tidak ada topik yang cocok', en: 'No topic matches' },
  created: { id: 'Topik ditambahkan', en: 'Topic added successfully' },
  updated: { id: 'Topik diperbarui', en: 'Topic updated successfully' },
  restored: { id: 'Topik dikembalikan', en: 'Topic restored successfully' },
  purged: { id: 'Topik dihapus selamanya', en: 'Topic deleted for good' },
  deleted: { id: 'Topik dihapus', en: 'Topic deleted successfully' },
  ordered: { id: 'Urutan topik diperbarui', en: 'Topic order updated successfully' },
  confirmDelete: {
    id: 'Yakin hapus topik {name}?',
    en: 'Are you sure you want to delete the topic {name}?',
  },
  one: { id: 'Topik', en: 'Topic' },
  what: { id: 'Topik ini', en: 'This topic' },

  inbox: { id: 'Kotak masuk', en: 'Inbox' },
  topics: { id: 'Topik', en: 'Topics' },
  every: { id: 'Semua topik', en: 'All topics' },
  filter: { id: 'Topik', en: 'Topic' },
});
