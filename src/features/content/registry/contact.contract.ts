import {
  email,
  embed,
  group,
  hours,
  image,
  lines,
  link,
  longText,
  type PageContent,
  text,
  toggle,
  voice,
  whatsapp,
} from './item.contract.ts';

export const contact = {
  label: 'Kontak',
  path: '/contact',
  sections: {
    hero: {
      label: 'Hero',
      items: {
        title: text('Judul', 'Contact Us'),
        subtitle: longText(
          'Subjudul',
          'A question, a compliment, a lost umbrella: we read everything.',
        ),
        background_image: image('Gambar latar', '/pictures/contact-hero.jpg'),
        background_image_phone: image(
          'Gambar latar di ponsel, tegak',
          '/pictures/contact-tall.jpg',
          'Kosong: gambar latar biasa',
        ),
        ...group('Formulir dan alasan', {
          form_title: text('Judul formulir', 'Send us a Message'),
          why_title: text('Judul alasan', 'Why Contact Us'),
          why_items: lines(
            'Alasan, satu per baris',
            'Questions about your membership, balance or points\nHelp with an order, a pickup or a delivery\nPartnerships, events and bulk orders\nIdeas that would make your next visit better',
          ),
          response_time: text('Angka waktu balas', '24h'),
          response_label: text('Keterangan waktu balas', 'response time'),
          satisfaction: text('Angka kepuasan', '99%'),
          satisfaction_label: text('Keterangan kepuasan', 'satisfaction rate'),
        }),
      },
    },
    brand: {
      label: 'Merek',
      path: '/',
      items: {
        name: text('Nama kedai', 'Kedai Seduh', {
          hint: 'Dipakai di setiap halaman, e-mail, dan mesin pencari',
        }),
        app_name: text('Nama aplikasi', 'Seduh'),
        legal_name: text('Nama badan usaha', 'PT Kedai Seduh Contoh'),
        tagline: text('Slogan', 'Diseduh pelan, dinikmati bersama'),
        logo: image('Logo', '', 'Kosong: logo bawaan'),
      },
    },
    languages: {
      label: 'Bahasa situs',
      path: '/',
      items: {
        main: voice(
          'Bahasa di alamat utama',
          'mixed',
          'Campuran: seperti semula, sebagian Inggris dan sebagian Indonesia',
        ),
        id: toggle('Bahasa Indonesia', 'on', 'Seluruh situs dalam bahasa Indonesia, di /id'),
        en: toggle('Bahasa Inggris', 'on', 'Seluruh situs dalam bahasa Inggris, di /en'),
      },
    },
    info: {
      label: 'Alamat dan kontak',
      items: {
        address: longText('Alamat', 'Jalan Contoh No. 12, Menteng, Jakarta Pusat 10310'),
        phone: text('Telepon', '(021) 0000 0000'),
        email: email('E-mail', 'halo@kedai-seduh.example'),
        whatsapp: whatsapp('Nomor WhatsApp', '6280000000000', 'Misalnya 0812 3456 7890'),
        whatsapp_greeting: longText('Sapaan WhatsApp', 'Halo {brand}, saya ingin bertanya.'),
      },
    },
    hours: {
      label: 'Jam buka',
      items: {
        home: hours('Beranda dan Tentang Kami', 'Open daily: 8:00 AM - 10:00 PM'),
        rating: hours('Dialog rating', '08:00-22:00 WIB'),
        barcode: hours('Halaman barcode', 'Senin - Minggu: 07:00 - 22:00'),
      },
    },
    reward: {
      label: 'Reward dan halaman barcode',
      path: '/barcode',
      items: {
        name: text('Reward', '1 minuman gratis', {
          hint: 'Tertulis di barcode, e-mail, dan layar kasir. Kode yang sudah dikirim tetap memakai nama lama',
        }),
        ...group('Dengan kode', {
          title: text('Judul barcode', 'Barcode reward Anda'),
          steps_title: text('Judul cara pakai', 'Cara menggunakan'),
          steps: lines(
            'Cara pakai, satu per baris',
            'Datang ke {brand} sebelum masa berlakunya habis\nTunjukkan barcode ini kepada kasir sebelum membayar\nKasir memindainya satu kali, lalu reward Anda disiapkan',
          ),
        }),
        ...group('Tanpa kode', {
          get_title: text('Judul tanpa kode', 'Dapatkan barcode reward'),
          get_text: longText(
            'Keterangan tanpa kode',
            'Beri rating untuk aplikasi {app}, berapa pun bintangnya, dan dapatkan 1 minuman gratis. Mulai di sini, atau pindai QR ini dengan ponsel.',
          ),
          get_steps_title: text('Judul cara mendapatkan', 'Cara mendapatkannya'),
          get_steps: lines(
            'Cara mendapatkan, satu per baris',
            'Beri rating untuk aplikasi {app} di App Store atau Google Play\nKirim tangkapan layarnya lewat halaman rating\nKami memeriksanya dalam 1-2 hari kerja\nBarcode datang lewat e-mail; tunjukkan kepada kasir dalam 30 hari',
          ),
        }),
      },
    },
    rating: {
      label: 'Halaman rating',
      path: '/rating',
      items: {
        title: text('Judul', 'Beri rating, dapatkan reward'),
        intro: longText(
          'Keterangan',
          'Beri rating untuk aplikasi {app}, berapa pun bintangnya, lalu kirim buktinya di sini. Barcode untuk 1 minuman gratis datang lewat e-mail.',
        ),
        steps: lines(
          'Langkah, satu per baris',
          'Beri rating untuk aplikasi {app} di App Store atau Google Play\nAmbil tangkapan layar rating Anda\nIsi formulir ini dan unggah tangkapan layarnya',
        ),
        next_title: text('Judul setelah terkirim', 'Langkah berikutnya'),
        next_steps: lines(
          'Setelah terkirim, satu per baris',
          'Admin memeriksa bukti Anda dalam 1-2 hari kerja\nBarcode reward dikirim ke e-mail Anda\nTunjukkan barcode kepada kasir dalam 30 hari',
        ),
        link: toggle('Tautan', 'on', 'Tautan ke halaman ini di kaki situs dan halaman Membership'),
        link_text: text('Teks tautan', 'Rate the app'),
        invite: longText(
          'Ajakan di halaman Membership',
          'Already using {app}? Rate it in your store, whatever the number of stars, and send us the screenshot. Once we have checked it, a free drink comes by e-mail.',
        ),
      },
    },
    links: {
      label: 'Tautan',
      path: '/',
      items: {
        app_store: link('App Store', 'https://apps.apple.com/id/app/id0000000000'),
        play_store: link(
          'Google Play',
          'https://play.google.com/store/apps/details?id=example.kedaiseduh',
        ),
        member_site: link('Situs member (Login)', 'https://member.kedai-seduh.example/'),
        social: link('Profil Instagram', 'https://instagram.example/kedaiseduh'),
        whatsapp_button: toggle(
          'Tombol WhatsApp',
          'on',
          'Tombol obrolan mengambang di setiap halaman',
        ),
      },
    },
    embeds: {
      label: 'Peta dan ulasan',
      items: {
        map: embed(
          'Alamat peta',
          'https://www.openstreetmap.org/export/embed.html?bbox=106.826%2C-6.198%2C106.838%2C-6.188&layer=mapnik',
          'Alamat “embed” dari Google Maps atau OpenStreetMap',
        ),
        map_link: link(
          'Tautan buka peta',
          'https://www.openstreetmap.org/#map=16/-6.1930/106.8320',
        ),
        reviews: embed(
          'Alamat ulasan',
          '',
          'Alamat bingkai dari widget ulasan. Kosong: tidak ada bingkai ulasan',
        ),
        reviews_link: link(
          'Tautan ulasan di Google Maps',
          'https://www.google.com/maps/search/?api=1&query=Kedai+Seduh+Jakarta',
        ),
        reviews_rating: text('Nilai ulasan', '', {
          hint: 'Nilai Anda di Google, misalnya 4,8. Kosong: tidak ditampilkan',
        }),
      },
    },
  },
} satisfies PageContent;
