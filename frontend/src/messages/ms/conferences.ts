export const conferences = 'Persidangan';
export const conferencesOfPage = (page: number): string => `Persidangan, halaman ${page}`;
export const summary =
  'Tempat para sarjana, pelajar dan warganegara bertemu untuk berfikir bersama tentang kebebasan, iman dan kebaikan bersama.';
export const inPersonAndOnline = 'Secara bersemuka dan dalam talian';
export const loadingConferences = 'Memuatkan persidangan...';

export const upcomingConferences = 'Persidangan akan datang';
export const pastConferences = 'Persidangan lepas';
export const position = (first: number, last: number): string => `Persidangan ${first} hingga ${last}`;
export const previousConferences = 'Persidangan sebelumnya';
export const moreConferences = 'Lagi persidangan';
export const allSpeakers = 'Semua penceramah persidangan kami';

export const noConferences = 'Tiada Persidangan Buat Masa Ini';
export const checkBackSoon = 'Sila kembali tidak lama lagi untuk acara dan persidangan akan datang.';
export const emptyPage = 'Halaman ini kosong';
export const firstPage = 'Lihat halaman pertama senarai persidangan.';
export const allConferences = 'Semua persidangan';
export const loadError = 'Persidangan gagal dimuatkan';
export const tryLater = 'Atur cara kami tidak dapat dicapai buat masa ini. Sila cuba lagi kemudian.';

// What a card says of its conference:
export const happeningNow = 'Sedang berlangsung';
export const over = 'Telah tamat';
export const papersAndPhotosOnline = 'Kertas kerja dan foto dalam talian';
export const papersOnline = 'Kertas kerja dalam talian';
export const photosOnline = 'Foto dalam talian';
export const callForPapersUntil = (day: string): string => `Panggilan kertas kerja hingga ${day}`;
export const registrationOpen = 'Pendaftaran dibuka';
export const registrationClosed = 'Pendaftaran ditutup';
export const fullyBooked = 'Tempat telah penuh';
