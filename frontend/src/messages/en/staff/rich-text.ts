export const formatting = 'Formatting';
export const toolbarHelp =
  'Text from Word or Google Docs keeps its headings, lists and tables when you paste it. Alt+F10 moves to the toolbar.';
/** Of a tool that has keys, such as 'Ctrl+B'. */
export const labelAndKeys = (label: string, keys: string): string => `${label} (${keys})`;
