export const importSpeakers = 'Import Speakers';
export const importSessions = 'Import Sessions';
export const printablePlans = 'Printable Plans';
export const importAndExport = 'Import and export';
export const exportLabel = 'Export';
export const exportAs = (file: string): string => `Export as ${file}`;
export const speakersAsCsv = 'Speakers (CSV)';
