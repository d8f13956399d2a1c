import type { PartnerTier } from '@majlis/contracts/choices';

export const conference = 'Persidangan';
export const loadingConference = 'Memuatkan persidangan...';
export const notFound = 'Persidangan tidak ditemukan';
export const movedOrMistyped = 'Persidangan ini mungkin telah dipindahkan, atau alamatnya tersalah taip.';
export const loadError = 'Persidangan ini tidak dapat dimuatkan';
export const tryInAMoment = 'Sila cuba lagi sebentar lagi.';
export const tryAgain = 'Cuba Lagi';
export const allConferences = 'Semua persidangan';

export const draft = 'Ini ialah draf. Pelawat tidak dapat melihatnya.';
export const editDraft = 'Sunting dalam pengurus persidangan';
/** The first line of a printed page. */
export const printSender = '{site} · {address} · setakat {day}';

// The header:
export const isOver = 'Persidangan ini telah tamat';
export const takingPlaceNow = 'Sedang berlangsung';
export const yearsOf = (series: string): string => `Tahun-tahun ${series}`;
export const registerNow = 'Daftar sekarang';
export const registerUntil = 'hingga {day}';
export const seeProgramme = 'Lihat atur cara';
export const papers = 'Kertas kerja';
export const recordings = 'Rakaman';

// The side column:
export const aboutConference = 'Tentang persidangan ini';
export const quickNavigation = 'Pautan Pantas';
export const viewProgramme = 'Lihat Atur Cara Persidangan';
export const proceedings = 'Prosiding';
export const agendaAddress = 'Pautan Agenda';
export const conferencePapers = 'Kertas Kerja Persidangan';
export const details = 'Butiran Persidangan';
export const dates = 'Tarikh';
export const venue = 'Tempat';
export const viewOnMap = 'Lihat pada peta';
export const linkIsSent = 'Pautan akan dihantar kepada mereka yang telah mendaftar, sebelum persidangan bermula.';
export const howToJoin = 'Cara menyertai akan dimaklumkan di sini.';
export const city = 'Bandar';
export const country = 'Negara';
export const attendance = 'Kehadiran';
export const upToAttendees = (count: number): string => `Sehingga ${count} orang peserta`;
export const type = 'Jenis';
export const conferenceTypes = {
  academic: 'Persidangan akademik',
  workshop: 'Bengkel',
  symposium: 'Simposium',
  seminar: 'Seminar',
  webinar: 'Webinar',
};
export const language = 'Bahasa';
export const organizer = 'Penganjur';
export const contact = 'Hubungi';
export const addToCalendar = 'Tambah ke Kalendar';
export const registration = 'Pendaftaran';
export const deadline = 'Tarikh tutup: {day}';
/** Of a deadline. */
export const past = 'Telah berlalu';
export const placesLeft = (count: number): string => `${count} tempat lagi`;
export const fullyBooked = 'Tempat telah penuh';
export const register = 'Daftar Sekarang';
export const howToRegister = 'Cara mendaftar akan dimaklumkan di sini.';
export const registrationIsClosed = 'Pendaftaran telah ditutup';

// The sections:
export const overview = 'Gambaran Keseluruhan';
export const theme = 'Tema';
export const topics = 'Topik';
export const callForPapers = 'Panggilan Kertas Kerja';
export const datesToCome = 'Tarikh akan dimaklumkan di sini.';
export const abstractsDue = 'Tarikh akhir abstrak';
export const papersDue = 'Tarikh akhir kertas kerja';
export const programmeReleased = 'Atur cara diterbitkan';
export const howToSubmit = 'Cara menghantar';
export const callIsClosed = 'Panggilan ini telah ditutup.';
export const submitOnline = 'Hantar dalam talian';
export const submitByMail = 'Melalui e-mel kepada {address}';
export const submissionSubject = (title: string): string => `Penghantaran: ${title}`;
export const seeWebsite = 'Lihat laman web persidangan';
export const howToSubmitToCome = 'Cara menghantar akan dimaklumkan di sini.';
export const documents = 'Dokumen';
export const sponsorship = 'Penajaan';
export const sponsorsWelcome =
  'Persidangan ini mengalu-alukan penaja. Sila tulis kepada pihak penganjur tentang penajaan.';
export const sponsorshipSubject = (title: string): string => `Penajaan: ${title}`;
export const contactUs = 'Hubungi Kami';
export const programmeAndAgenda = 'Atur Cara & Agenda Persidangan';
export const programmeLoadError = 'Atur cara tidak dapat dimuatkan.';
export const changes = 'Perubahan atur cara';
export const programmeToCome = 'Butiran atur cara akan tersedia tidak lama lagi.';
export const programmeElsewhere = 'Atur cara terperinci tersedia di pautan yang berikut.';
export const viewFullAgenda = 'Lihat Agenda Penuh';
export const photographs = 'Foto';
/** The title of an album that has none. */
export const photoGallery = 'Galeri Foto';
export const viewFullGallery = 'Lihat Galeri Penuh';
export const partners = 'Rakan Kerjasama';
export const partnerTiers: Record<PartnerTier, string> = {
  host: 'Tuan rumah',
  platinum: 'Platinum',
  gold: 'Emas',
  silver: 'Perak',
  bronze: 'Gangsa',
  supporter: 'Penyokong',
  media: 'Media',
};
