import type { Messages } from './en.js';

export const ms: Messages = {
  whoWeAre: 'Siapa Kami',
  research: 'Penyelidikan',
  researchNote: 'Penerbitan, artikel dan kertas kerja',
  blog: 'Blog',
  podcast: 'Podcast',
  podcastNote: 'Semua episod, untuk didengar di sini atau dalam aplikasi',
  conferences: 'Persidangan',
  conferencesNote: 'Persidangan akan datang dan yang lalu, berserta aturcaranya',
  speakers: 'Penceramah',
  speakersNote: 'Mereka yang berceramah di persidangan kami',
  supportUs: 'Sokong Kami',
  supportNote: 'Sebab dan cara menyokong kerja kami',
  contactUs: 'Hubungi Kami',
  contactNote: 'Cara menghubungi kami melalui e-mel',
};
