export function PartnersHelp() {
  return (
    <>
      <li>Give the name, upload the logo, and add the website if there is one: the name then links to it.</li>
      <li>Logos look best on a plain or transparent background; they are shown small, side by side.</li>
      <li>
        Drag a row by its handle to change the order, or use the arrows. Partners that are not active are not named.
      </li>
    </>
  );
}
