import type { SearchKind } from '@majlis/contracts/search';

export const search = 'Cari';
export const searchThisSite = 'Cari di laman ini';
export const searchPlaceholder = 'Cari di laman ini...';
export const year = 'Tahun';
export const anyYear = 'Mana-mana tahun';
export const language = 'Bahasa';
export const inThisLanguage = 'Di halaman bahasa Melayu';
export const inAllLanguages = 'Di halaman semua bahasa';
export const whatIsFound =
  'Halaman, persidangan, sesi, kertas kerja, penceramah, penyelidikan, catatan, episod dan peristiwa penting: satu carian menemukan semuanya. Dalam bahasa Arab, baris dan bentuk hamzah serta alif tidak membawa perbezaan.';

export const kindsOfResults = 'Jenis hasil';
export const everything = 'Semua';
export const kinds: Record<SearchKind, string> = {
  page: 'Halaman',
  conference: 'Persidangan',
  session: 'Sesi',
  paper: 'Kertas kerja',
  speaker: 'Penceramah',
  research: 'Penyelidikan',
  blog: 'Blog',
  episode: 'Podcast',
  timeline: 'Peristiwa penting',
};
export const more = 'Lagi';
/** Read out instead, so that it has the word above in it. */
export const moreOf = (kind: string): string => `Lagi: ${kind}`;
export const results = (count: number): string => `${count} hasil`;
export const resultsAndMore = (count: number): string => `${count} hasil dan lagi`;

export const searchFailed = 'Carian gagal';
export const nothingFound = 'Tiada hasil ditemui';
export const nothingFor = 'Tiada hasil bagi “{text}”.';
export const nothingForWithFilters = 'Tiada hasil bagi “{text}” dengan penapis ini.';
export const didYouMean = 'Adakah anda maksudkan {suggestion}?';
export const fewerWords = 'Kata yang lebih sedikit, atau permulaan sesuatu kata, memberikan lebih banyak hasil.';
export const searchEverything = 'Cari semua';
export const searchAllLanguages = 'Cari dalam semua bahasa';

export const closeTheSearch = 'Tutup carian';
export const listOfResults = 'Hasil';
export const allResults = 'Semua hasil';
export const whatIsSearched = 'Halaman, persidangan, sesi, kertas kerja, penceramah, penyelidikan, catatan dan episod';
export const bestResults = (count: number): string => `${count} hasil terbaik`;
export const searchFailedTryAgain = 'Carian gagal. Sila cuba lagi sebentar nanti.';
/** A button with the suggestion follows. */
export const nothingFoundDidYouMean = 'Tiada hasil ditemui. Adakah anda maksudkan';
export const nothingFoundFewerWords = 'Tiada hasil ditemui. Kata yang lebih sedikit memberikan lebih banyak hasil.';
