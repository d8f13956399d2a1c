export const session = 'Sesi';
export const loadingSession = 'Memuatkan sesi...';
export const notFound = 'Sesi tidak ditemukan';
export const movedOrWithdrawn =
  'Sesi ini tiada dalam atur cara. Sesi ini mungkin telah dipindahkan atau ditarik balik.';
export const loadError = 'Sesi ini tidak dapat dimuatkan';
export const tryInAMoment = 'Sila cuba lagi sebentar lagi.';
export const tryAgain = 'Cuba Lagi';
export const detailsLoadError = 'Butiran sesi ini tidak dapat dimuatkan.';
export const viewProgramme = 'Lihat Atur Cara Persidangan';
export const allConferences = 'Semua persidangan';
/** For search engines, of a session without a text of its own. */
export const description = (type: string, day: string, time: string, conference: string): string =>
  `${type} pada ${day}, pukul ${time}: ${conference}`;

export const time = 'Waktu';
export const zonesOfTime = (zone: string, zoneAtEnd: string): string => `${zone}, pada penghujungnya ${zoneAtEnd}`;
export const yourLocalTime = 'Waktu tempatan anda';
export const inUtc = 'Dalam UTC';
export const location = 'Lokasi';
export const type = 'Jenis';
export const track = 'Trek';
export const places = 'Bilangan tempat';
export const addToCalendar = 'Tambah ke kalendar';
export const allChanges = 'Semua perubahan';
/** Before the title of the conference. */
export const partOf = 'Sebahagian daripada';

export const abstract = 'Abstrak';
export const materials = 'Bahan';
export const speakersAndPresenters = 'Penceramah & Pembentang';
export const expertiseOf = (name: string): string => `Bidang kepakaran ${name}`;
