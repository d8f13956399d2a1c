export const importSpeakers = 'استيراد المتحدثين';
export const importSessions = 'استيراد الجلسات';
export const printablePlans = 'جداول للطباعة';
export const importAndExport = 'الاستيراد والتصدير';
export const exportLabel = 'تصدير';
export const exportAs = (file: string): string => `تصدير بصيغة ${file}`;
export const speakersAsCsv = 'المتحدثون (CSV)';
