/** Of the box with help above a list. */
export const howThisWorks = 'طريقة العمل';
export const showOnSite = (name: string): string => `إظهار ${name} في الموقع`;
export const moveRow = (name: string): string => `نقل ${name}: اسحب، أو اضغط على مفاتيح الأسهم`;
export const moveRowUp = (name: string): string => `نقل ${name} إلى أعلى`;
export const moveRowDown = (name: string): string => `نقل ${name} إلى أسفل`;
