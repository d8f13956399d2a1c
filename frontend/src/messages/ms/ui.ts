export const loading = 'Memuatkan...';
export const tryAgain = 'Cuba Lagi';
export const tryAgainInAMoment = 'Sila cuba lagi sebentar nanti.';
export const partFailed = 'Bahagian halaman ini tidak dapat dimuatkan.';
export const goToTheHomePage = 'Pergi ke halaman utama';
export const takesLonger = 'Ini lebih lama daripada biasa. Kami masih mencuba.';
export const tryingAgain = 'Kami mencuba sekali lagi. Sila tunggu.';
export const goBack = 'Kembali';
export const close = 'Tutup';
export const breadcrumb = 'Laluan halaman';
/** Read out behind the name of a link, hence the space. */
export const opensInANewTab = ' (dibuka dalam tab baharu)';
export const share = 'Kongsi';
export const linkCopied = 'Pautan disalin';
export const copyThisLink = 'Salin pautan ini: {url}';
export const showMore = 'Tunjukkan lagi ({remaining})';
export const showAll = (total: number): string => `Tunjukkan semua ${total}`;
/** On paper. */
export const shownOfAll = '{shown} daripada {total} dicetak di sini. Semua: {address}';
export const allShown = (total: number): string => `Semua ${total} ditunjukkan`;
export const readMore = 'Baca lagi';
export const showLess = 'Tunjukkan kurang';
/** Read out instead of one of the two above. */
export const actionAbout = (action: string, subject: string): string => `${action} tentang ${subject}`;
export const notInThisLanguage = 'Teks ini belum ada dalam bahasa Melayu; anda membacanya dalam bahasa {language}.';
export const keyHighlights = 'Sorotan Utama';
export const appearance = 'Penampilan';
export const systemScheme = 'Sistem';
export const lightScheme = 'Cerah';
export const darkScheme = 'Gelap';
export const imageNotFound = 'Imej tidak ditemui';
