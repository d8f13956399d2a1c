export const conferences = 'Persidangan';
export const speakers = 'Penceramah';
export const summary =
  'Para sarjana, pelajar dan warganegara yang berceramah atau pernah berceramah di persidangan kami.';
export const search = 'Cari mengikut nama atau gabungan';
export const searchPlaceholder = 'Cari mengikut nama atau gabungan...';
export const allSpeakers = 'Semua penceramah';
export const loadingSpeakers = 'Memuatkan penceramah...';
export const speakersFailed = 'Penceramah gagal dimuatkan';
export const programmeUnreachable = 'Kami menghadapi masalah untuk mencapai atur cara kami.';
export const noSpeakersYet = 'Belum ada penceramah';
export const listedWhenNamed = 'Mereka disenaraikan di sini apabila atur cara sesuatu persidangan menamakan mereka.';
export const nothingFound = 'Tiada penceramah ditemui';

export const speaker = 'Penceramah';
export const loadingSpeaker = 'Memuatkan penceramah...';
export const speakerFailed = 'Halaman penceramah ini tidak dapat dimuatkan';
export const speakerNotFound = 'Penceramah tidak ditemui';
export const notInAProgramme =
  'Tiada sesiapa dengan alamat ini dalam atur cara persidangan. Alamat itu mungkin tersalah taip.';

export const biography = 'Biografi';
export const areasOfExpertise = 'Bidang kepakaran';
export const addToCalendar = 'Tambahkan pada kalendar';
export const sessions = 'Sesi';
export const sessionsAt = (conference: string): string => `Sesi di ${conference}`;
export const draftForStaff = 'Draf, hanya dapat dilihat oleh kakitangan';
