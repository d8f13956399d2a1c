export function PagesHelp() {
  return (
    <>
      <li>
        Write pages that the site does not have yet, such as a privacy policy, visa information or a code of conduct.
      </li>
      <li>
        The address follows the title until you change it. When you change the address of an active page, the old one
        leads to the new one.
      </li>
      <li>Choose where the page is linked: in the footer, in the menu “Who We Are”, or nowhere.</li>
      <li>
        Drag a row by its handle to change the order of the links, or use the arrows. Inactive pages are not on the
        site.
      </li>
    </>
  );
}
