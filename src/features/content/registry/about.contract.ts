import { group, image, longText, number, type PageContent, text, toggle } from './item.contract.ts';

const DIGITS = 'Angka saja, tanpa titik';

export const about = {
  label: 'Tentang Kami',
  path: '/about',
  sections: {
    hero: {
      label: 'Hero',
      items: {
        title: text('Judul', 'About {brand}'),
        subtitle: longText(
          'Subjudul',
          'A neighbourhood coffee house that grew up with its neighbours.',
        ),
        button_text: text('Teks tombol', 'Discover our dedication'),
        background_image: image('Gambar latar', '/pictures/about-hero.jpg'),
        background_image_phone: image(
          'Gambar latar di ponsel, tegak',
          '/pictures/about-tall.jpg',
          'Kosong: gambar latar biasa',
        ),
      },
    },
    dedikasi: {
      label: 'Dedikasi',
      items: {
        title: text('Judul', 'Dedikasi Kami'),
        description: longText(
          'Deskripsi',
          'Biji dipilih langsung dari petani, disangrai dalam jumlah kecil, dan diseduh oleh barista yang hafal nama Anda.',
        ),
        image_1: image('Gambar 1', '/pictures/dedikasi-1.jpg'),
        image_2: image('Gambar 2', '/pictures/dedikasi-2.jpg'),
        image_3: image('Gambar 3', '/pictures/dedikasi-3.jpg'),
      },
    },
    introduction: {
      label: 'Perkenalan',
      items: {
        title: text('Judul', 'One app, every cup'),
        description: longText(
          'Deskripsi',
          'Order ahead, collect rewards and keep your membership in your pocket. {app} brings the counter of {brand} to your phone.',
        ),
        ...group('Galeri', {
          gallery_image_1: image('Galeri 1', '/pictures/gallery-1.jpg'),
          gallery_image_2: image('Galeri 2', '/pictures/gallery-2.jpg'),
          gallery_image_3: image('Galeri 3', '/pictures/gallery-3.jpg'),
          gallery_image_4: image('Galeri 4', '/pictures/gallery-4.jpg'),
        }),
        ...group('Angka', {
          stat1_value: number('Angka 1', '5', DIGITS),
          stat1_suffix: text('Akhiran angka 1', '+'),
          stat1_title: text('Judul angka 1', 'Years Experience'),
          stat1_subtitle: text('Keterangan angka 1', 'Brewing since 2021'),
          stat2_value: number('Angka 2', '9000', DIGITS),
          stat2_suffix: text('Akhiran angka 2', '+'),
          stat2_title: text('Judul angka 2', 'User Downloads'),
          stat2_subtitle: text('Keterangan angka 2', 'On Android and iOS'),
          stat3_value: number('Angka 3', '1000000', DIGITS),
          stat3_suffix: text('Akhiran angka 3', ''),
          stat3_title: text('Judul angka 3', 'Orders Served'),
          stat3_subtitle: text('Keterangan angka 3', 'Cups, plates and smiles'),
        }),
        ...group('Mitra', {
          partners_title: text('Judul mitra', 'Our Partners'),
          brand_logo_1: image('Logo mitra 1', '/pictures/partner-1.svg'),
          brand_name_1: text('Nama mitra 1', 'Sangrai Roastery'),
          brand_logo_2: image('Logo mitra 2', '/pictures/partner-2.svg'),
          brand_name_2: text('Nama mitra 2', 'Susukita'),
          brand_logo_3: image('Logo mitra 3', '/pictures/partner-3.svg'),
          brand_name_3: text('Nama mitra 3', 'Roti Pagi'),
          brand_logo_4: image('Logo mitra 4', '/pictures/partner-4.svg'),
          brand_name_4: text('Nama mitra 4', 'Dompeta'),
          brand_logo_5: image('Logo mitra 5', '/pictures/partner-5.svg'),
          brand_name_5: text('Nama mitra 5', 'Lari Antar Cepat'),
          brand_logo_6: image('Logo mitra 6', '/pictures/partner-6.svg'),
          brand_name_6: text('Nama mitra 6', 'Gamelan Radio'),
        }),
        team_section: toggle('Bagian tim', 'off', 'Tampilkan “Meet Our Team” di halaman ini'),
      },
    },
    history: {
      label: 'Sejarah',
      items: {
        title: text('Judul', 'Our History'),
        ...group('2021', {
          '2021_year': text('2021: tahun', '2021'),
          '2021_title': text('2021: judul', 'The first kettle'),
          '2021_desc': longText(
            '2021: cerita',
            '{brand} is founded: one counter, four stools and a borrowed grinder.',
          ),
          '2021_bg': image('2021: gambar', '/pictures/history-2021.jpg'),
        }),
        ...group('2022', {
          '2022_year': text('2022: tahun', '2022'),
          '2022_title': text('2022: judul', 'Regulars become friends'),
          '2022_desc': longText(
            '2022: cerita',
            'Our customer base grows, and the queue starts to know each other by name.',
          ),
          '2022_bg': image('2022: gambar', '/pictures/history-2022.jpg'),
        }),
        ...group('2023', {
          '2023_year': text('2023: tahun', '2023'),
          '2023_title': text('2023: judul', 'Stamps on paper'),
          '2023_desc': longText(
            '2023: cerita',
            'A manual loyalty program: a paper card, a stamp, and a free cup at the end of the row.',
          ),
          '2023_bg': image('2023: gambar', '/pictures/history-2023.jpg'),
        }),
        ...group('2024', {
          '2024_year': text('2024: tahun', '2024'),
          '2024_title': text('2024: judul', 'The app'),
          '2024_desc': longText(
            '2024: cerita',
            'App development starts in Q2; the official launch follows in Q4.',
          ),
          '2024_bg': image('2024: gambar', '/pictures/history-2024.jpg'),
        }),
        ...group('2025', {
          '2025_year': text('2025: tahun', '2025'),
          '2025_title': text('2025: judul', 'Better every week'),
          '2025_desc': longText(
            '2025: cerita',
            'We keep optimising the digital experience: faster orders, clearer rewards, fewer taps.',
          ),
          '2025_bg': image('2025: gambar', '/pictures/history-2025.jpg'),
        }),
      },
    },
  },
} satisfies PageContent;
