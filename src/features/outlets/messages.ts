import { messages } from '../../messages.ts';

/** A text named like a field is its label, and its column's heading in a CSV file. */
export const outletTexts = messages('en', {
  many: { id: 'Outlet', en: 'Outlets' },
  manySpecial: { id: 'Jam khusus', en: 'Special hours' },
  name: { id: 'Nama', en: 'Name' },
  slug: { id: 'Alamat halaman', en: 'Page address' },
  area: { id: 'Kawasan', en: 'Area' },
  city: { id: 'Kota', en: 'City' },
  address: { id: 'Alamat', en: 'Address' },
  postalCode: { id: 'Kode pos', en: 'Postal code' },
  latitude: { id: 'Lintang', en: 'Latitude' },
  longitude: { id: 'Bujur', en: 'Longitude' },
  zone: { id: 'Zona waktu', en: 'Time zone' },
  phone: { id: 'Telepon', en: 'Phone' },
  whatsapp: { id: 'Nomor WhatsApp', en: 'WhatsApp number' },
  photoUrl: { id: 'Foto', en: 'Photo' },
  description: { id: 'Teks singkat', en: 'Short text' },
  services: { id: 'Layanan', en: 'Services' },
  facilities: { id: 'Fasilitas', en: 'Facilities' },
  mapsLink: { id: 'Tautan peta', en: 'Map link' },
  reviewsLink: { id: 'Tautan ulasan Google', en: 'Google reviews link' },
  gofoodLink: { id: 'GoFood', en: 'GoFood' },
  grabfoodLink: { id: 'GrabFood', en: 'GrabFood' },
  shopeefoodLink: { id: 'ShopeeFood', en: 'ShopeeFood' },
  week: { id: 'Jam buka', en: 'Opening hours' },
  opensOn: { id: 'Hari pertama buka', en: 'First day open' },
  isTemporarilyClosed: { id: 'Tutup sementara', en: 'Temporarily closed' },
  reopensOn: { id: 'Buka lagi mulai', en: 'Open again from' },
  closedWhy: { id: 'Alasan tutup', en: 'Why it is closed' },
  otherDescription: {
    id: 'Teks singkat dalam bahasa lain',
    en: 'Short text in the other language',
  },
  otherClosedWhy: {
    id: 'Alasan tutup dalam bahasa lain',
    en: 'Why it is closed, in the other language',
  },
  displayOrder: { id: 'Urutan', en: 'Display order' },
  isActive: { id: 'Aktif: dilihat pengunjung', en: 'Active: visitors see it' },

  nameMissing: { id: 'Nama wajib diisi', en: 'Name is required' },
  addressMissing: { id: 'Alamat wajib diisi', en: 'Address is required' },
  cityMissing: { id: 'Kota wajib diisi', en: 'City is required' },
  slugWrong: {
    id: 'Huruf kecil, angka, dan tanda hubung saja, misalnya menteng-raya',
    en: 'Lower-case letters, digits and hyphens only, such as menteng-raya',
  },
  slugTaken: {
    id: 'Alamat {slug} sudah dipakai, sekarang atau dulu, oleh outlet lain',
    en: 'The address {slug} belongs, or belonged, to another outlet',
  },
  postalCodeWrong: { id: 'Lima angka, misalnya 10310', en: 'Five digits, such as 10310' },
  latitudeWrong: { id: 'Antara -90 dan 90', en: 'Between -90 and 90' },
  longitudeWrong: { id: 'Antara -180 dan 180', en: 'Between -180 and 180' },
  coordinatesHalf: {
    id: 'Isi lintang dan bujur, atau kosongkan keduanya',
    en: 'Fill in both latitude and longitude, or neither',
  },
  phoneWrong: {
    id: 'Nomor telepon, misalnya (021) 555 0100',
    en: 'A number such as (021) 555 0100',
  },
  whatsappWrong: {
    id: 'Nomor WhatsApp, misalnya 0812 3456 7890',
    en: 'A WhatsApp number such as 0812 3456 7890',
  },
  linkWrong: { id: 'Alamat yang diawali https://', en: 'An address that begins with https://' },
  dayWrong: { id: 'Tanggal seperti 2027-03-09', en: 'A date like 2027-03-09' },

  search: { id: 'Cari outlet', en: 'Search outlets' },
  add: { id: 'Tambah outlet', en: 'Add outlet' },
  save: { id: 'Simpan outlet', en: 'Save outlet' },
  failed: { id: 'Outlet gagal dimuat', en: 'Failed to fetch outlets' },
  none: { id: 'Belum ada outlet', en: 'No outlets yet' },
  noneHint: {
    id: 'Sampai ada satu, situs memakai alamat dan jam buka di Konten → Kontak.',
    en: 'Until there is one, the site shows the address and hours under Content → Contact.',
  },
  noMatch: { id: 'Tidak ada outlet yang cocok', en: 'No outlet matches' },
  confirmDelete: {
    id: 'Yakin hapus outlet {name}?',
    en: 'Delete the outlet {name}?',
  },
  deleteHint: {
    id: 'Staf yang hanya bekerja di sana tidak bisa lagi menukarkan kode.',
    en: 'Staff who work only there can no longer redeem codes.',
  },

  created: { id: 'Outlet ditambahkan', en: 'Outlet added' },
  updated: { id: 'Outlet diperbarui', en: 'Outlet updated' },
  restored: { id: 'Outlet dikembalikan', en: 'Outlet restored' },
  purged: { id: 'Outlet dihapus selamanya', en: 'Outlet deleted for good' },
  deleted: { id: 'Outlet dihapus', en: 'Outlet deleted' },
  ordered: { id: 'Urutan outlet diperbarui', en: 'Outlet order updated' },
  what: { id: 'Outlet ini', en: 'This outlet' },
  notThere: {
    id: 'Salah satu outlet ini sudah tidak ada. Pilih lagi.',
    en: 'One of these outlets no longer exists. Choose again.',
  },
});

export const serviceTexts = messages('around', {
  dine_in: { id: 'Makan di tempat', en: 'Dine in' },
  take_away: { id: 'Bawa pulang', en: 'Take away' },
  drive_through: { id: 'Drive-through', en: 'Drive through' },
  delivery: { id: 'Pesan antar', en: 'Delivery' },
});

export const facilityTexts = messages('around', {
  wifi: { id: 'Wi-Fi', en: 'Wi-Fi' },
  musholla: { id: 'Musholla', en: 'Prayer room' },
  car_parking: { id: 'Parkir mobil', en: 'Car parking' },
  motorcycle_parking: { id: 'Parkir motor', en: 'Motorcycle parking' },
  outdoor_seats: { id: 'Tempat duduk di luar', en: 'Outdoor seats' },
  power_sockets: { id: 'Stopkontak', en: 'Power sockets' },
  wheelchair_access: { id: 'Akses kursi roda', en: 'Wheelchair access' },
  smoking_area: { id: 'Area merokok', en: 'Smoking area' },
  meeting_room: { id: 'Ruang rapat', en: 'Meeting room' },
  baby_changing: { id: 'Tempat ganti popok', en: 'Baby changing' },
});

export const specialTexts = messages('en', {
  name: { id: 'Nama', en: 'Name' },
  otherName: { id: 'Nama dalam bahasa lain', en: 'Name in the other language' },
  from: { id: 'Hari pertama', en: 'First day' },
  to: { id: 'Hari terakhir', en: 'Last day' },
  week: { id: 'Jam buka', en: 'Hours' },
  scope: { id: 'Berlaku untuk', en: 'For' },
  city: { id: 'Kota', en: 'City' },
  outletIds: { id: 'Outlet', en: 'Outlets' },

  nameMissing: { id: 'Nama wajib diisi', en: 'Name is required' },
  endsBeforeStart: {
    id: 'Hari terakhir tidak boleh sebelum hari pertama',
    en: 'The last day must not be before the first',
  },
  tooLong: { id: 'Paling lama dua tahun', en: 'Two years at most' },
  cityMissing: { id: 'Pilih kotanya', en: 'Choose the city' },
  outletsMissing: { id: 'Pilih outletnya', en: 'Choose the outlets' },
  closedThen: {
    id: 'Outlet ini memang tutup sampai saat itu',
    en: 'This outlet is closed until then anyway',
  },
  closedMeanwhile: {
    id: 'Outlet ini baru saja ditutup orang lain',
    en: 'This outlet was closed by somebody else meanwhile',
  },
  tooManyHours: {
    id: 'Jam hari itu sudah terlalu banyak. Ubah jam khususnya.',
    en: 'That day has too many hours already. Edit its special hours instead.',
  },
  untilWrong: {
    id: 'Pilih waktu dalam lima hari ke depan',
    en: 'Choose a time in the next five days',
  },

  untilTomorrow: { id: 'Pilih waktu sampai besok malam', en: 'Choose a time until tomorrow night' },
  notYours: {
    id: 'Jam ini tidak hanya untuk hari ini atau besok. Minta kantor pusat mengubahnya.',
    en: 'These hours are not for today or tomorrow alone. Ask the office to change them.',
  },

  search: { id: 'Cari jam khusus', en: 'Search special hours' },
  add: { id: 'Tambah jam khusus', en: 'Add special hours' },
  save: { id: 'Simpan jam khusus', en: 'Save special hours' },
  failed: { id: 'Jam khusus gagal dimuat', en: 'Failed to fetch special hours' },
  none: { id: 'Belum ada jam khusus', en: 'No special hours yet' },
  noneHint: {
    id: 'Rencanakan Ramadan, Idulfitri, atau hari libur di sini, sampai setahun ke depan.',
    en: 'Plan Ramadan, Idulfitri or a holiday here, up to a year ahead.',
  },
  noMatch: { id: 'Tidak ada jam khusus yang cocok', en: 'No special hours match' },
  confirmDelete: { id: 'Yakin hapus jam khusus {name}?', en: 'Delete the special hours {name}?' },

  created: { id: 'Jam khusus ditambahkan', en: 'Special hours added' },
  updated: { id: 'Jam khusus diperbarui', en: 'Special hours updated' },
  restored: { id: 'Jam khusus dikembalikan', en: 'Special hours restored' },
  purged: { id: 'Jam khusus dihapus selamanya', en: 'Special hours deleted for good' },
  deleted: { id: 'Jam khusus dihapus', en: 'Special hours deleted' },
  what: { id: 'Jam khusus ini', en: 'These special hours' },
});

export const scopeTexts = messages('around', {
  all: { id: 'Semua outlet', en: 'All outlets' },
  city: { id: 'Satu kota', en: 'One city' },
  outlets: { id: 'Outlet pilihan', en: 'Chosen outlets' },
});

export const outletThings = messages('en', {
  outlet: { id: 'outlet', en: 'the outlet' },
  special_hours: { id: 'jam khusus', en: 'the special hours' },
});
