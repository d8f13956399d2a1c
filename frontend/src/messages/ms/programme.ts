export const loadingProgramme = 'Memuatkan atur cara...';
export const days = 'Hari';
export const viewOfProgramme = 'Paparan atur cara';
export const list = 'Senarai';
export const grid = 'Grid';
export const sessionsAtOnce = (count: number): string => `${count} sesi serentak`;
export const until = (time: string): string => `hingga ${time}`;
export const speakers = 'Penceramah';

export const allTimesAre = 'Semua waktu mengikut';
export const allTimesAreIn = 'Semua waktu mengikut {zone}.';
export const myOwnZone = (zone: string): string => `waktu saya, ${zone}`;
export const fromHereOn = (zone: string): string => `Mulai di sini ${zone}`;
/** Between the time zones of a day. */
export const later = ', kemudian ';

export const searchProgramme = 'Cari dalam atur cara';
export const searchExample = 'Tajuk, penceramah, bilik...';
export const filter = 'Tapis';
export const filterOf = (count: number): string => `Tapis (${count})`;
export const type = 'Jenis';
export const allTypes = 'Semua jenis';
export const track = 'Trek';
export const allTracks = 'Semua trek';
export const sessionCount = (count: number): string => `${count} sesi`;
export const sessionCountSoFar = (count: number): string => `${count} sesi setakat ini`;
export const searching = 'Mencari dalam seluruh atur cara...';
export const emptyAgenda =
  'Agenda anda belum ada sesi. Tekan bintang di sebelah sesi untuk menambahnya. Agenda hanya disimpan dalam pelayar ini.';
export const noMatch = 'Tiada sesi yang sepadan. Cuba kata yang lebih sedikit atau kata lain.';
export const noMatchInAgenda =
  'Tiada sesi dalam agenda anda yang sepadan. Cuba kata yang lebih sedikit atau kata lain.';
export const showAllSessions = 'Tunjukkan semua sesi';

export const nowAndNext = 'Sekarang dan seterusnya';
export const now = 'Sekarang';
export const next = 'Seterusnya';
export const nowUntil = (time: string): string => `Sekarang, hingga ${time}`;
export const nextAt = (time: string): string => `Seterusnya, ${time}`;
export const noRoom = 'Tiada bilik';
export const showAllRooms = (count: number): string => `Tunjukkan kesemua ${count} bilik`;
export const showFewerRooms = 'Tunjukkan kurang bilik';

// The grid:
export const rooms = 'Bilik';
/** Read out before the time at the line for now. */
export const itIsNow = 'Sekarang pukul ';
export const gridKeys = 'Kekunci anak panah bergerak dari sesi ke sesi, Enter membuka sesi.';
