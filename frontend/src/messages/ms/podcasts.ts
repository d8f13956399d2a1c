export const podcast = 'Podcast';
export const listen = 'Dengar';
export const summary =
  'Perbualan santai dengan para sarjana dan pengamal tentang kebebasan, iman dan cara manusia hidup bersama.';
export const allEpisodes = 'Semua episod';

export const episode = (number: number): string => `Episod ${number}`;
export const episodeShort = (number: number): string => `Ep. ${number}`;
/** '12 Mac 2026', where there is little space. */
export const shortenMonth = (day: string): string => day.replace(/(\p{L}{3})\p{L}+/u, '$1');
/** Read out before the time, hence the space. */
export const duration = 'Tempoh ';
export const pinned = 'Disematkan';

export const episodes = 'Episod';
export const searchEpisodes = 'Cari episod...';
export const loadingEpisodes = 'Memuatkan episod...';
export const episodesFailed = 'Episod gagal dimuatkan';
export const feedUnreachable = 'Kami menghadapi masalah untuk menyambung ke suapan podcast. Sila cuba lagi kemudian.';
export const nothingFound = 'Tiada episod ditemui';
export const firstOnTheirWay = 'Perbualan pertama akan tiba tidak lama lagi.';

export const episodeTitle = 'Episod';
export const loadingEpisode = 'Memuatkan episod...';
export const episodeFailed = 'Episod ini tidak dapat dimuatkan';
export const episodeNotFound = 'Episod Tidak Ditemui';
export const episodeMayHaveMoved = 'Episod podcast yang anda cari tidak wujud atau mungkin telah dialihkan.';
export const openOnItsSite = 'Buka di laman podcast';
export const listenOnItsSite = 'Dengar di laman podcast';
export const aboutThisEpisode = 'Tentang Episod Ini';
export const notesFailed = 'Nota episod ini tidak dapat dimuatkan.';
export const moreEpisodes = 'Episod Lain';
export const othersFailed = 'Episod lain tidak dapat dimuatkan.';
