export const myAgenda = 'Agenda saya';
export const myAgendaOf = (count: number): string => `Agenda saya (${count})`;
export const addSession = (title: string): string => `Tambah ke agenda saya: ${title}`;
export const sessionCount = (count: number): string => `${count} sesi`;
export const keptInBrowser = 'Agenda ini hanya disimpan dalam pelayar ini.';
export const notKept = 'Pelayar anda tidak menyimpan agenda anda. Agenda akan hilang apabila anda menutup halaman ini.';
export const missing = (count: number): string => `${count} sesi dalam agenda anda tiada lagi dalam atur cara.`;
export const removeMissing = (_count: number): string => 'Buang daripada agenda saya';
export const shareOrOpen = 'Kongsi atau buka pada telefon';
export const printAgenda = 'Cetak agenda saya';
export const addToCalendar = 'Tambah ke kalendar';

// The titles and rooms are isolated from the text around them.
const quote = (title: string): string => `“${title}”`;
const timeLeft = (minutes: number): string => (minutes === 0 ? 'Tiada masa' : `Hanya ada ${minutes} minit`);

export const clashes = 'Pertindihan';
export const overlap = (earlier: string, later: string): string =>
  `${quote(earlier)} bertindih dengan ${quote(later)}.`;
export const walk = (minutes: number, from: string, fromRoom: string, to: string, toRoom: string): string =>
  `${timeLeft(minutes)} untuk pergi dari ${quote(from)} di ${fromRoom} ke ${quote(to)} di ${toRoom}.`;
export const moreClashes = (count: number): string => `${count} lagi dinyatakan pada sesi di bawah.`;
/** At the session that overlaps, with the number of those that are not named. */
export const overlapsWith = (titles: string[], others: number): string => {
  const quoted = titles.map(quote);
  const last = others > 0 ? `${others} lagi` : quoted.pop();
  return `Bertindih dengan ${[quoted.join(', '), last].filter(Boolean).join(' dan ')}.`;
};
/** At the session itself. */
export const walkTo = (minutes: number, title: string, room: string): string =>
  `${timeLeft(minutes)} untuk pergi ke ${quote(title)} di ${room}.`;
export const walkFrom = (minutes: number, title: string, room: string): string =>
  `${timeLeft(minutes)} untuk datang ke sini dari ${quote(title)} di ${room}.`;

export const shareAgenda = 'Kongsi agenda saya';
export const linkShowsChoice = (count: number): string =>
  `Sesiapa yang membuka pautan ini dapat melihat ${count} sesi pilihan anda. Untuk meneruskannya pada telefon, imbas kod ini dengan kameranya.`;
export const codeOfLink = 'Kod QR pautan';
export const tooLongForCode =
  'Agenda anda terlalu panjang untuk kod yang dapat dibaca oleh kamera. Sila gunakan pautan.';
export const linkToAgenda = 'Pautan ke agenda saya';
export const copyLink = 'Salin pautan';
export const linkCopied = 'Pautan disalin';
export const copyFromField = 'Salin pautan daripada medan.';
export const sendToApp = 'Hantar ke aplikasi';
/** The title of what is sent. */
export const agendaOf = (conference: string): string => `Agenda · ${conference}`;

export const sharedWithYou = (count: number): string => `Seseorang berkongsi agenda ${count} sesi dengan anda`;
export const emptyLink = 'Pautan ini tidak mengandungi sesi daripada atur cara';
export const unknownSessions = (count: number): string => `${count} sesi dalam pautan ini tiada dalam atur cara.`;
export const linkIsCut = 'Penghujung pautan ini hilang. Minta pautan ini sekali lagi untuk mendapatkan semua sesinya.';
export const ownAgenda = (count: number): string =>
  `Agenda anda sendiri mengandungi ${count} sesi. Tiada apa-apa yang berubah sebelum anda memilih.`;
export const ownAgendaIsEmpty = 'Agenda anda sendiri kosong. Tiada apa-apa yang berubah sebelum anda memilih.';
export const addToMine = 'Tambah ke agenda saya';
export const replaceMine = 'Gantikan agenda saya';
export const viewOnly = 'Lihat sahaja';
export const seeProgramme = 'Lihat atur cara';
export const sharedAgenda = 'Agenda yang dikongsi';
export const viewingShared = (count: number): string => `Anda sedang melihat agenda ${count} sesi yang dikongsi.`;
export const showAllSessions = 'Tunjukkan semua sesi';
