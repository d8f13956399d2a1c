export const formatting = 'التنسيق';
export const toolbarHelp =
  'يحتفظ النص الذي تلصقه من Word أو Google Docs بعناوينه وقوائمه وجداوله. ينقلك Alt+F10 إلى شريط الأدوات.';
/** Of a tool that has keys, such as 'Ctrl+B', which are isolated from the text around them. */
export const labelAndKeys = (label: string, keys: string): string => `${label} (\u2066${keys}\u2069)`;
