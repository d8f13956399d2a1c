export const headingSelector = 'h1, h2, h3, h4, h5, h6';

/** Returns the style in lower case, without spaces around colons. */
export const styleOf = (element: Element): string => element.getAttribute('data-style') ?? '';

/** Removes an element without text or picture, and those around it that become empty. */
export function removeEmpty(element: Element): void {
  if (element.textContent.trim() !== '' || element.querySelector('img') || element.matches('td, th')) return;
  const { parentElement } = element;
  element.remove();
  if (parentElement) removeEmpty(parentElement);
}
