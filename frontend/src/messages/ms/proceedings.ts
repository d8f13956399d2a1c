export const proceedings = 'Prosiding';
export const loadingProceedings = 'Memuatkan prosiding...';
export const description = (conference: string, days: string): string =>
  `Kertas kerja, slaid dan rakaman ${conference}, ${days}`;
export const citeAllPapers = 'Petik semua kertas kerja:';
export const allPapers = 'semua kertas kerja';
export const abstract = 'Abstrak';
/** Read out after it. */
export const ofSession = (title: string): string => ` bagi ${title}`;

export const noProceedings = 'Tiada prosiding di sini';
export const noneOrMistyped =
  'Persidangan ini belum mempunyai kertas kerja, slaid atau rakaman, atau alamatnya tersalah taip.';
export const viewConference = 'Lihat persidangan';
export const allConferences = 'Semua persidangan';
