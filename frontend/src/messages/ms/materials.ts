export const pages = (range: string): string => `Halaman ${range}`;
export const allRightsReserved = 'Hak cipta terpelihara';

export const citeThis = 'Petik kertas kerja ini';
export const copy = 'Salin';
export const copied = 'Disalin';
export const notCopied = 'Tidak disalin. Pilih teks ini dan salin sendiri.';
/** Read out after the name of a format. */
export const ofPapers = (papers: string): string => ` bagi ${papers}`;

// A citation:
export const citedTitle = (title: string): string => (/\p{P}$/u.test(title) ? `“${title}”` : `“${title}.”`);
export const citedOnline = 'dalam talian';
export const citedPages = (range: string): string => `hlm. ${range}`;

export const play = 'Mainkan';
export const cannotBePlayed = 'Rakaman ini tidak dapat dimainkan di sini. Sila buka pautannya.';
