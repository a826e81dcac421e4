import { embed, image, link, longText, type PageContent, text, toggle } from './item.contract.ts';

export const contact = {
  label: 'Kontak',
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
        form_title: text('Judul formulir', 'Send us a Message'),
        why_title: text('Judul alasan', 'Why Contact Us'),
        why_items: longText(
          'Alasan, satu per baris',
          'Questions about your membership, balance or points\nHelp with an order, a pickup or a delivery\nPartnerships, events and bulk orders\nIdeas that would make your next visit better',
        ),
        response_time: text('Angka waktu balas', '24h'),
        response_label: text('Keterangan waktu balas', 'response time'),
        satisfaction: text('Angka kepuasan', '99%'),
        satisfaction_label: text('Keterangan kepuasan', 'satisfaction rate'),
      },
    },
    brand: {
      label: 'Merek',
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
    info: {
      label: 'Alamat dan kontak',
      items: {
        address: longText('Alamat', 'Jalan Contoh No. 12, Menteng, Jakarta Pusat 10310'),
        phone: text('Telepon', '(021) 0000 0000'),
        email: text('E-mail', 'halo@kedai-seduh.example'),
        whatsapp: text('Nomor WhatsApp', '6280000000000', { hint: 'Angka saja, diawali 62' }),
        whatsapp_greeting: longText('Sapaan WhatsApp', 'Halo {brand}, saya ingin bertanya.'),
      },
    },
    hours: {
      label: 'Jam buka',
      items: {
        home: text('Beranda dan Tentang Kami', 'Open daily: 8:00 AM - 10:00 PM'),
        rating: text('Dialog rating', '08:00-22:00 WIB'),
        barcode: text('Halaman barcode', 'Senin - Minggu: 07:00 - 22:00'),
      },
    },
    links: {
      label: 'Tautan',
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
          'https://www.google.com/maps?q=kedai%20kopi%20Menteng&output=embed',
          'Alamat bingkai dari widget ulasan',
        ),
      },
    },
  },
} satisfies PageContent;
