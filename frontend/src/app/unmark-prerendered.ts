/** Lays out the whole page from now on, without the estimated heights of styles/_prerendered-page.scss. */
export function unmarkPrerendered(): void {
  document.getElementById('root')?.removeAttribute('data-prerendered');
}
