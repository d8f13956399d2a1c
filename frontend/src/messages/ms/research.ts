export const research = 'Penyelidikan';
export const publications = 'Penerbitan';
export const summary =
  'Kertas kerja, ringkasan dan esei tentang kebebasan beragama, ekonomi dan politik dari perspektif Islam.';
export const searchResearch = 'Cari penyelidikan...';
export const loading = 'Memuatkan penerbitan...';
export const loadFailed = 'Bahan penyelidikan gagal dimuatkan';
export const feedUnreachable =
  'Kami menghadapi masalah untuk menyambung ke suapan penyelidikan. Sila cuba lagi kemudian.';
export const nothingFound = 'Tiada bahan penyelidikan ditemui';
export const archive = 'Arkib';
export const older = 'Mencari bahan yang lebih lama? Semua yang pernah kami terbitkan disimpan dalam arkib penuh.';
export const openArchive = 'Buka arkib penuh';
