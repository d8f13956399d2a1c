/** Of the box with help above a list. */
export const howThisWorks = 'How this works';
export const showOnSite = (name: string): string => `Show ${name} on the site`;
export const moveRow = (name: string): string => `Move ${name}: drag, or press the arrow keys`;
export const moveRowUp = (name: string): string => `Move ${name} up`;
export const moveRowDown = (name: string): string => `Move ${name} down`;
