import { messages } from '../../../messages.ts';

export const videoTexts = messages('around', {
  what: { id: 'Video ini', en: 'This video' },
  missing: { id: 'Pilih videonya', en: 'Please choose a video' },
  unreadable: {
    id: 'Berkas ini bukan video MP4 atau WebM',
    en: 'The file is not an MP4 or WebM video',
  },
  tooLarge: {
    id: 'Video terlalu besar: paling besar {most} MB',
    en: 'The video is too large: at most {most} MB',
  },
  uploaded: { id: 'Video berhasil diunggah', en: 'Video uploaded' },
});

export const videoFieldTexts = messages('around', {
  choose: { id: 'Unggah video', en: 'Upload a video' },
  uploading: { id: 'Mengunggah {percent}%', en: 'Uploading {percent}%' },
  orAddress: { id: 'Atau alamatnya', en: 'Or its address' },
  failed: { id: 'Video gagal diunggah', en: 'The video could not be uploaded' },
  noPoster: {
    id: 'Browser ini tidak bisa memutar videonya, jadi gambar latar tetap yang sekarang.',
    en: 'This browser cannot play the video, so the background picture stays as it is.',
  },
  limits: {
    id: 'MP4 atau WebM tanpa suara, paling besar 8 MB',
    en: 'MP4 or WebM without sound, at most 8 MB',
  },
});
