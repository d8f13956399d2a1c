import type { DocumentKind } from '@majlis/contracts/choices';

export const documentKinds: Record<DocumentKind, string> = {
  programme: 'البرنامج',
  paper: 'ورقة بحثية',
  slides: 'شرائح العرض',
  proceedings: 'أعمال المؤتمر',
  recording: 'تسجيل',
  other: 'مستند',
};
export const kilobytes = (size: string): string => `${size} كيلوبايت`;
export const megabytes = (size: string): string => `${size} ميغابايت`;
